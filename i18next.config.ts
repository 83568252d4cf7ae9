import { defineConfig } from 'i18next-cli';

/** Translation keys: extraction, completeness of Chinese, unused keys, and the types of every key. */
export default defineConfig({
  locales: ['en', 'zh'],
  extract: {
    input: ['{packages/ui,app}/src/**/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.*'],
    output: 'packages/ui/src/i18n/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    nsSeparator: ':',
    keySeparator: '.',
    functions: ['t', '*.t'],
    useTranslationNames: ['useTranslation'],
    removeUnusedKeys: true,
    // Keys chosen by a value of the model; TypeScript holds them complete, since each value is a key's name. And what
    // schools say that call their lessons posts (`useLessonNoun`).
    preservePatterns: [
      'appointments:list.*',
      'appointments-booking:fact.*',
      'appointments-booking:part.*',
      'appointments-booking:title.*',
      'assessments:test.*',
      'calendar:kind.*',
      'calendar:status.*',
      'courses:progress.*',
      'errors:*Title',
      'errors:*Text',
      'lessons:*_posts*',
      'lessons:failed.*',
      'lessons:locked.*',
      'lessons:state.*',
      'lessons:topicState.*',
      'live-classes:kind.*',
      'messages:file.*',
      'packages-mine:subscription.*',
      'packages-mine:types.*',
      'shell:entry.*',
      'shell:page.*',
      'shell:displayDialog.*',
      'shell:languageShort.*',
      'shell:languageName.*',
      'shell:documentTitle',
    ],
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
