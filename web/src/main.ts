import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './shell/settings.svelte';
import { words } from './words/words.svelte';

// A page that was open while the server was brought up to date asks for parts that are gone: it is read anew, once.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('sztab-read-anew') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('sztab-read-anew', String(Date.now()));
  location.reload();
});

settings.apply();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => settings.apply());

void Promise.all([words.load('web'), words.load('undo'), words.load('server')]).then(() =>
  mount(App, { target: document.getElementById('app')! }),
);
