// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../packages/ui/src/i18n/languages.ts';
import { addExport, addImport, addKey, addName, appendTo, putBelow } from './edits.mjs';
import { namesOf } from './names.mjs';
import { refuseMissingArea, refuseTakenArea, refuseTakenScreen, refuseUnknownIcon } from './refusals.mjs';

/**
 * The actions of `npm run new`. New files come from Handlebars templates (`templates/`); edits add a line to lists in
 * existing files. Paths are relative to the repository's root.
 *
 * @typedef {{ title?: string, titleZh?: string, area?: string, icon?: string }} Options
 * @typedef {{ type: 'add', path: string, templateFile: string, data: object, skipIfExists: true }} Add
 * @typedef {() => string} Edit Edits a file and returns its path; '' when there was nothing to change.
 */

const TEMPLATES = join(import.meta.dirname, 'templates');

/**
 * The texts of a screen without a list, in the languages for which the generator has texts.
 * @type {Record<string, Record<string, string>>}
 */
const EMPTY_STATE = {
  en: {
    title: 'Nothing here yet',
    text: 'What belongs to this page shows here.',
    action: 'Go to the dashboard',
  },
  zh: { title: '这里还没有内容', text: '属于本页的内容会显示在这里。', action: '前往首页' },
};

/** Returns the language of the generated texts; English when it has none of its own. @param {string} language */
const templateLanguage = (language) => (language in EMPTY_STATE ? language : 'en');

/**
 * @param {string} root The root folder of the repository.
 */
export function createGenerators(root) {
  /** @type {(path: string, template: string, data: object) => Add} */
  const add = (path, template, data) => ({
    type: 'add',
    path: join(root, path),
    templateFile: join(TEMPLATES, `${template}.hbs`),
    data,
    skipIfExists: true,
  });

  /** `empty`: the initial text of a file that does not exist. @type {(path: string, change: (text: string) => string, empty?: string) => Edit} */
  const edit = (path, change, empty) => () => {
    const file = join(root, path);
    const text = empty === undefined || existsSync(file) ? readFileSync(file, 'utf8') : empty;
    const changed = change(text);
    if (changed === text) return '';
    writeFileSync(file, changed);
    return path;
  };

  /** @type {(path: string, statement: string) => Edit} */
  const exportFrom = (path, statement) => edit(path, (text) => addExport(text, statement), '');

  /** Sets a text in each language. @type {(name: string, key: string[], textIn: (language: string) => string | undefined) => Edit[]} */
  const translations = (name, key, textIn) =>
    LANGUAGES.map((language) =>
      edit(`packages/ui/src/i18n/${language}/${name}.json`, (json) => addKey(json, key, textIn(language)), '{}'),
    );

  /** @type {(path: string, part: string) => boolean} */
  const holds = (path, part) => existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8').includes(part);

  /** Adds a screen to the order of Storybook's sidebar, before the wildcard `*`. @type {(title: string) => Edit} */
  const inSidebar = (title) =>
    edit('.storybook/preview.tsx', (text) =>
      appendTo(text, "          'Screens',", `            '${title}',`, "            '*',"),
    );

  return {
    /**
     * An area with one list: wire, model, decoder, rules, query, mock handler and the screen that shows it. Its call is
     * added to the contract, the check of a backend and the table of faults.
     * @param {string} name
     * @param {Options} options
     */
    area(name, { titleZh }) {
      const names = namesOf(name);
      const { kebab, camel, pascal, one, One, title } = names;
      const data = { ...names, titleZh: titleZh ?? title };
      const domain = `packages/domain/src/${kebab}`;
      const ui = `packages/ui/src/${kebab}`;
      const files = [
        ...['wire.ts', 'model.ts', 'decode.ts', 'decode.test.ts', 'rules.ts', 'rules.test.ts'].map((file) =>
          add(`${domain}/${file}`, `area/${file}`, data),
        ),
        add(`${domain}/index.ts`, 'area/domain-index.ts', data),
        ...['queries.ts', 'hooks.ts', 'hooks.test.ts'].map((file) =>
          add(`packages/data/src/${kebab}/${file}`, `area/${file}`, data),
        ),
        add(`packages/data/src/${kebab}/index.ts`, 'area/data-index.ts', data),
        add(`mocks/src/${kebab}/handlers.ts`, 'area/handlers.ts', data),
        add(`mocks/src/${kebab}/fixtures.ts`, 'area/fixtures.ts', data),
        add(`config/backend/contract/${kebab}.ts`, 'area/contract.ts', data),
        add(`config/backend/check/reads/${kebab}.ts`, 'area/reads.ts', data),
        ...LANGUAGES.map((language) =>
          add(`packages/ui/src/i18n/${language}/${kebab}.json`, `area/${templateLanguage(language)}.json`, data),
        ),
        ...['Screen.tsx', 'Screen.stories.tsx', 'Skeleton.tsx'].map((file) =>
          add(`${ui}/${pascal}${file}`, `area/${file}`, data),
        ),
      ];
      refuseTakenArea(root, kebab, files);
      return [
        ...files,
        edit('config/areas.test.ts', (text) => appendTo(text, 'const AREAS = [', `  '${kebab}',`, ']')),
        edit('mocks/src/areas.ts', (text) =>
          appendTo(
            addImport(text, `import { ${camel}Area } from './${kebab}/handlers.ts';`),
            'export const areas = [',
            `  ${camel}Area,`,
            ']',
          ),
        ),
        exportFrom('mocks/src/fixtures.ts', `export { ${camel} } from './${kebab}/fixtures.ts';`),
        edit('config/backend/contract/contract.ts', (text) =>
          putBelow(
            addImport(text, `import type { ${One}Calls } from './${kebab}.ts';`),
            '  extends',
            `    ${One}Calls,`,
          ),
        ),
        edit('config/backend/check/run-check.ts', (text) =>
          appendTo(
            addImport(text, `import { ${one}Reads } from './reads/${kebab}.ts';`),
            'const signedInReads',
            `  ...${one}Reads,`,
            ']',
          ),
        ),
        edit('packages/data/src/testing/faults/reads.ts', (text) =>
          appendTo(
            addImport(text, `import { ${one}Queries } from '../../${kebab}/queries.ts';`),
            'const OPTIONS',
            `  '${one}Queries.list': (client) => ${one}Queries.list(client, userId),`,
          ),
        ),
        exportFrom(
          `${ui}/index.ts`,
          `export { ${pascal}Screen, type ${pascal}ScreenProps } from './${pascal}Screen.tsx';`,
        ),
        inSidebar(names.title),
      ];
    },

    /**
     * A screen behind sign-in: its row in the table of screens and everything that the compiler then requires. A screen
     * with the name of its area shows the area's list; any other shows an empty state.
     * @param {string} name
     * @param {Options} options `icon`: a name of lucide-react; the screen then has a menu entry.
     */
    screen(name, { area: areaName = name, icon, ...options }) {
      const names = namesOf(name);
      const { camel, pascal } = names;
      const area = namesOf(areaName);
      const title = options.title ?? names.title;
      const titleZh = options.titleZh ?? title;
      const pattern = `/${pascal}`;
      const listed = holds(`packages/data/src/${area.kebab}/hooks.ts`, `function use${pascal}(`);
      const data = { ...names, title, area, pattern, listed };
      const ui = `packages/ui/src/${area.kebab}`;
      const [kind, row] = icon ? ['entry', `entry: '${camel}', inMenu: true`] : ['page', `title: 'page.${camel}'`];
      const table = 'packages/domain/src/screens/table.ts';
      const specification = 'packages/domain/src/screens/specification.fixture.ts';
      const container = `app/src/${area.kebab}/${pascal}Container.tsx`;
      refuseMissingArea(root, area.kebab);
      refuseTakenScreen(root, { camel, pattern, table, container });
      if (icon) refuseUnknownIcon(root, icon);
      return [
        edit(table, (text) =>
          appendTo(
            text,
            'export const screens = {',
            `  ${camel}: { pattern: '${pattern}', access: 'student', ${row}, href: screenHref('${pattern}') },`,
          ),
        ),
        edit(specification, (text) => appendTo(text, 'export const BEHIND_SIGN_IN = [', `  '${pattern}',`, ']')),
        ...(icon
          ? [
              edit(specification, (text) =>
                appendTo(text, 'export const MENU = [', `  ['${camel}', '${pattern}'],`, ']'),
              ),
              edit('packages/ui/src/shell/entries.ts', (text) => {
                const withEntry = appendTo(text, 'export const entryIcon', `  ${camel}: ${icon},`);
                return withEntry === text ? text : addName(withEntry, icon, 'lucide-react');
              }),
            ]
          : []),
        ...translations('shell', [kind ?? '', camel], (language) => (language === 'zh' ? titleZh : title)),
        add(container, 'screen/container.tsx', data),
        edit('app/src/router/routes.ts', (text) =>
          appendTo(
            text,
            'const pages: Record<StudentScreenId',
            `  ${camel}: lazyRoute(() => import('../${area.kebab}/${pascal}Container.tsx'), ['${area.kebab}']),`,
          ),
        ),
        add(
          `app/e2e/${name === areaName ? area.kebab : `${area.kebab}-${names.kebab}`}.journey.test.ts`,
          'screen/journey.test.ts',
          data,
        ),
        ...(listed
          ? []
          : [
              add(`${ui}/${pascal}Screen.tsx`, 'screen/Screen.tsx', data),
              add(`${ui}/${pascal}Screen.stories.tsx`, 'screen/Screen.stories.tsx', data),
              inSidebar(title),
              exportFrom(
                `${ui}/index.ts`,
                `export { ${pascal}Screen, type ${pascal}ScreenProps } from './${pascal}Screen.tsx';`,
              ),
              ...['title', 'text', 'action'].flatMap((key) =>
                translations(area.kebab, [camel, key], (language) => EMPTY_STATE[templateLanguage(language)]?.[key]),
              ),
            ]),
      ];
    },

    /**
     * A component of the kit, without business logic.
     * @param {string} name
     */
    part(name) {
      const names = namesOf(name);
      const { pascal } = names;
      const kit = 'packages/ui/src/kit';
      return [
        add(`${kit}/${pascal}/${pascal}.tsx`, 'part/Part.tsx', names),
        add(`${kit}/${pascal}/${pascal}.stories.tsx`, 'part/Part.stories.tsx', names),
        exportFrom(`${kit}/index.ts`, `export { ${pascal}, type ${pascal}Props } from './${pascal}/${pascal}.tsx';`),
        edit('.storybook/docs/part/advice.ts', (text) =>
          appendTo(
            text,
            'export const ADVICE',
            `  ${pascal}: {\n    notFor: 'Say here when not, and what instead.',\n    good: 'Say here how.',\n    bad: 'Say here how not.',\n  },`,
          ),
        ),
      ];
    },
  };
}
