import 'virtual:faces.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './lib/kept.svelte';
import { faceFor, preferredLanguage, speak } from './lib/words.svelte';

faceFor(settings.name);
addEventListener('input', ({ target }) => faceFor((target as HTMLInputElement).value));
const target = document.getElementById('app')!;
try {
  await speak(preferredLanguage(settings.language));
  target.textContent = '';
  mount(App, { target });
} catch (error) {
  // Without words nothing can be told: the page is tried again.
  setTimeout(() => location.reload(), 3000);
  throw error;
}
