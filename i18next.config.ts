import { defineConfig } from 'i18next-cli';

/** Translation keys: extraction, completeness of Chinese, unused keys, and the types of every key. */
export default defineConfig({
  locales: ['en', 'zh'],
  extract: {
    input: ['packages/ui/src/**/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.*'],
    output: 'packages/ui/src/i18n/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    nsSeparator: ':',
    keySeparator: '.',
    functions: ['t', '*.t'],
    useTranslationNames: ['useTranslation'],
    removeUnusedKeys: true,
    sort: false,
    defaultValue: '',
    primaryLanguage: 'en',
  },
  types: {
    input: ['packages/ui/src/i18n/en/*.json'],
    output: 'packages/ui/src/i18n/i18next.d.ts',
    resourcesFile: 'packages/ui/src/i18n/resources.d.ts',
    enableSelector: false,
  },
});
