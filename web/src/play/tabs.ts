/** The tabs beside the boards. */
import { telling, type Explains } from '../art/explain.svelte';

export type Tab = 'others' | 'log' | 'score' | 'chat';
export const TABS: Tab[] = ['others', 'log', 'score', 'chat'];

const RULES: Partial<Record<Tab, string>> = { log: 'ROUND-2', score: 'ROUND-1' };

/** Return the explanation of a tab. */
export const aboutTab = (tab: Tab): Explains => telling(`ui-play-about-${tab}`, RULES[tab]);
