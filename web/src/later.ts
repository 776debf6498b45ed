/** What is opened now and then: one part of the program, fetched when the first of it is wanted. */
export { default as Lesson } from './learn/Lesson.svelte';
export { beginLesson } from './learn/begin';
export { default as HelpPage } from './pages/HelpPage.svelte';
export { default as NewTable } from './pages/NewTable.svelte';
export { default as Replay } from './pages/Replay.svelte';
export { default as RulesPage } from './pages/RulesPage.svelte';
export { default as SettingsPage } from './pages/SettingsPage.svelte';
export { default as End } from './play/End.svelte';
export { default as HintPanel } from './play/HintPanel.svelte';
export { default as Keys } from './play/Keys.svelte';
export { default as Lobby } from './play/Lobby.svelte';
export { default as TableMenu } from './play/TableMenu.svelte';
