import 'virtual:faces.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './lib/storage.svelte';
import { loadFontFor, preferredLanguage, speak } from './lib/words.svelte';

loadFontFor(settings.name);
addEventListener('input', ({ target }) => loadFontFor((target as HTMLInputElement).value));
const target = document.getElementById('app')!;
try {
  await speak(preferredLanguage(settings.language));
  target.textContent = '';
  mount(App, { target });
} catch (error) {
  // There are no words for an error message, so try again.
  setTimeout(() => location.reload(), 3000);
  throw error;
}
