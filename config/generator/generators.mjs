// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addImport, addKey, addName, appendTo } from './edits.mjs';
import { namesOf } from './names.mjs';

/**
 * The actions of `npm run new`. New files are Handlebars templates (`templates/`); lists in existing files get a line by an
 * edit. Paths are relative to the repository's root.
 *
 * @typedef {{ title?: string, titleZh?: string, area?: string, icon?: string }} Options
 * @typedef {{ type: 'add', path: string, templateFile: string, data: object, skipIfExists: true }} Add
 * @typedef {() => string} Edit Edits a file and returns its path.
 */

const TEMPLATES = join(import.meta.dirname, 'templates');

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

  /** @type {(path: string, change: (text: string) => string) => Edit} */
  const edit = (path, change) => () => {
    const file = join(root, path);
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed !== text) writeFileSync(file, changed);
    return path;
  };

  /** Appends a line to a file of exports, which is created when it does not exist. @type {(path: string, line: string) => Edit} */
  const exportFrom = (path, line) => () => {
    const file = join(root, path);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (!text.includes(line)) writeFileSync(file, `${text}${line}\n`);
    return path;
  };

  /** @type {(path: string, part: string) => boolean} */
  const holds = (path, part) => existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8').includes(part);

  /** Puts a screen into the sidebar of Storybook, before those without a place. @type {(title: string) => Edit} */
  const inSidebar = (title) =>
    edit('.storybook/preview.tsx', (text) =>
      appendTo(text, "          'Screens',", `            '${title}',`, "            '*',"),
    );

  return {
    /**
     * An area with one list: wire, model, decoder, rules, query, mock handler, and the screen that shows it.
     * @param {string} name
     * @param {Options} options
     */
    area(name, { titleZh }) {
      const names = namesOf(name);
      const { kebab, camel, pascal, title } = names;
      const data = { ...names, titleZh: titleZh ?? title };
      const domain = `packages/domain/src/${kebab}`;
      const ui = `packages/ui/src/${kebab}`;
      return [
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
        add(`packages/ui/src/i18n/en/${kebab}.json`, 'area/en.json', data),
        add(`packages/ui/src/i18n/zh/${kebab}.json`, 'area/zh.json', data),
        ...['Screen.tsx', 'Screen.stories.tsx', 'Skeleton.tsx'].map((file) =>
          add(`${ui}/${pascal}${file}`, `area/${file}`, data),
        ),
        exportFrom(
          `${ui}/index.ts`,
          `export { ${pascal}Screen, type ${pascal}ScreenProps } from './${pascal}Screen.tsx';`,
        ),
        inSidebar(names.title),
      ];
    },

    /**
     * A screen behind sign-in: its row in the table of screens and all that the compiler then requires. A screen with the
     * name of its area shows the area's list; any other has an empty state.
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
      /** @type {(language: 'en' | 'zh', key: string, word: string) => Edit} */
      const word = (language, key, text) =>
        edit(`packages/ui/src/i18n/${language}/${area.kebab}.json`, (json) => addKey(json, [camel, key], text));
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
              edit('packages/ui/src/shell/entries.ts', (text) =>
                appendTo(addName(text, icon, 'lucide-react'), 'export const entryIcon', `  ${camel}: ${icon},`),
              ),
            ]
          : []),
        edit('packages/ui/src/i18n/en/shell.json', (json) => addKey(json, [kind ?? '', camel], title)),
        edit('packages/ui/src/i18n/zh/shell.json', (json) => addKey(json, [kind ?? '', camel], titleZh)),
        add(`app/src/${area.kebab}/${pascal}Container.tsx`, 'screen/container.tsx', data),
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
              ...(holds(`packages/ui/src/i18n/en/${area.kebab}.json`, '{')
                ? []
                : ['en', 'zh'].map((language) => () => {
                    writeFileSync(join(root, `packages/ui/src/i18n/${language}/${area.kebab}.json`), '{}\n');
                    return `packages/ui/src/i18n/${language}/${area.kebab}.json`;
                  })),
              word('en', 'title', 'Nothing here yet'),
              word('en', 'text', 'What belongs to this page shows here.'),
              word('en', 'action', 'Go to the dashboard'),
              word('zh', 'title', '这里还没有内容'),
              word('zh', 'text', '属于本页的内容会显示在这里。'),
              word('zh', 'action', '前往首页'),
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
