import 'virtual:faces.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './lib/kept.svelte';
import { faceFor, preferredLanguage, speak } from './lib/words.svelte';

faceFor(settings.name);
addEventListener('input', ({ target }) => faceFor((target as HTMLInputElement).value));
await speak(preferredLanguage(settings.language));
mount(App, { target: document.getElementById('app')! });
