import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './shell/settings.svelte';
import { words } from './words/words.svelte';

settings.apply();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => settings.apply());

void Promise.all([words.load('web'), words.load('cli'), words.load('server')]).then(() =>
  mount(App, { target: document.getElementById('app')! }),
);
