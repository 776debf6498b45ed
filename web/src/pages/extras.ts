/** Pages and dialogs that are opened now and then, in one chunk that loads on demand. */
export { default as Lesson } from '../learn/Lesson.svelte';
export { beginLesson } from '../learn/begin';
export { default as HelpPage } from './HelpPage.svelte';
export { default as NewTable } from './NewTable.svelte';
export { default as Replay } from './Replay.svelte';
export { default as RulesPage } from './RulesPage.svelte';
export { default as SettingsPage } from './SettingsPage.svelte';
export { default as End } from '../play/End.svelte';
export { default as HintPanel } from '../play/HintPanel.svelte';
export { default as Keys } from '../play/Keys.svelte';
export { default as Lobby } from '../play/Lobby.svelte';
export { default as TableMenu } from '../play/TableMenu.svelte';
