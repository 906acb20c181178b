import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { configs, parser } from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default [
  { ignores: ['dist/', 'generated/', 'public/'] },
  js.configs.recommended,
  ...configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['*.js', '*.ts', 'tests/**'], languageOptions: { globals: { ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // svelte-check knows the names, types among them
      'svelte/prefer-svelte-reactivity': 'off', // a cache is a plain Map on purpose: nothing is drawn anew when it fills
      '@typescript-eslint/no-unused-expressions': ['error', { allowTernary: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$', destructuredArrayIgnorePattern: '^_$' },
      ],
    },
  },
];
