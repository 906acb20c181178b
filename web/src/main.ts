import './style/fonts.css';
import './style/italic.css';
import './style/tokens.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPages } from './protocol/practice';

const target = document.getElementById('app');
if (target) mount(App, { target });
keepPages();
