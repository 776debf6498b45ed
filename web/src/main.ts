import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/noto-sans';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './lib/kept.svelte';
import { preferredLanguage, speak } from './lib/words.svelte';

await speak(preferredLanguage(settings.language));
mount(App, { target: document.getElementById('app')! });
