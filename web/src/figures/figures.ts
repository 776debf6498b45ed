/**
 * The figures of the rules reference. `places.json` assigns each to a rule, in all languages. The messages
 * `ui-figures-NAME` are captions, and `ui-figures-NAME-alt` are text alternatives.
 */
import type { Component } from 'svelte';
import { say } from '../lib/words.svelte';
import Actions from './Actions.svelte';
import Buildings from './Buildings.svelte';
import Cardinal from './Cardinal.svelte';
import Cathedral from './Cathedral.svelte';
import Contracts from './Contracts.svelte';
import Crests from './Crests.svelte';
import Decree from './Decree.svelte';
import Decrees from './Decrees.svelte';
import Die from './Die.svelte';
import Fair from './Fair.svelte';
import Helpers from './Helpers.svelte';
import Houses from './Houses.svelte';
import KingTrack from './KingTrack.svelte';
import Offer from './Offer.svelte';
import places from './places.json';
import Storehouse from './Storehouse.svelte';
import Wheel from './Wheel.svelte';

export const FIGURES: Record<string, Component> = {
  actions: Actions,
  wheel: Wheel,
  die: Die,
  storehouse: Storehouse,
  cathedral: Cathedral,
  houses: Houses,
  buildings: Buildings,
  offer: Offer,
  contracts: Contracts,
  helpers: Helpers,
  crests: Crests,
  'king-track': KingTrack,
  fair: Fair,
  cardinal: Cardinal,
  decrees: Decrees,
  decree: Decree,
};

export const figureOf = (rule: string): string | undefined => (places as Record<string, string>)[rule];
export const caption = (name: string): string => say(`ui-figures-${name}`);
export const textAlternative = (name: string): string => say(`ui-figures-${name}-alt`);
