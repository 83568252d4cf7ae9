import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { filesBehind } from './imports.ts';
import { sectionsIn } from './sections.ts';
import type { StoryFile } from './story-file.ts';
import { aboutComponent, storiesIn } from './stories-in.ts';
import { flatten, keysByStem, keysIn, literalsIn } from './texts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MODULE = 'virtual:story-files';
const STORIES = '{packages/ui/src,app/src}/**/*.stories.tsx';
const I18N = 'packages/ui/src/i18n/en';

/** Files that are drawn with, but say nothing about the portal. */
const NOT_DRAWN = /^packages\/ui\/src\/(testing|theme|i18n|links)\//;

const read = (path: string) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined);

/** The area of a file: its folder in the package. */
const areaOf = (path: string) => path.split('/').at(-2) ?? '';

function translationStems() {
  const files = globSync('*.json', { cwd: join(ROOT, I18N) });
  return keysByStem(
    new Map(files.flatMap((file) => flatten(basename(file, '.json'), JSON.parse(read(join(I18N, file)) ?? '{}')))),
  );
}

/** What the source of a file of stories tells about them. */
function describe(path: string, stems: ReturnType<typeof translationStems>): StoryFile {
  const text = read(path) ?? '';
  const behind = filesBehind(
    path,
    read,
    (file) => file === path || (file.startsWith('packages/ui/src/') && !NOT_DRAWN.test(file)),
  );
  const name = /\bcomponent: (\w+)/.exec(text)?.[1];
  const component = behind.find((file) => name !== undefined && aboutComponent(read(file) ?? '', name) !== '') ?? null;
  const own = behind.filter((file) => areaOf(file) === areaOf(path) && file !== path);
  const [meta = ''] = text.split('\nexport const ');
  return {
    component,
    about: component && name ? aboutComponent(read(component) ?? '', name) : '',
    screen: /\b(?:shell|screen): '(\w+)'/.exec(text)?.[1] ?? null,
    sections: sectionsIn([meta, ...own.map(read)].join('\n')).toSorted(),
    keys: [...new Set(behind.slice(1).flatMap((file) => keysIn(read(file) ?? '', stems)))],
    tokens: [
      ...new Set(
        [...(component ? (read(component) ?? '') : '').matchAll(/var\((--[\w-]+)/g)].map(([, token = '']) => token),
      ),
    ],
    stories: Object.fromEntries(
      storiesIn(text).map(({ exportName, about, source }) => [
        exportName,
        {
          about,
          sections: sectionsIn(`${about}\n${source}`),
          keys: keysIn(source, stems),
          texts: [
            ...new Set(literalsIn(source).filter((literal) => /[\p{L}]/u.test(literal) && !literal.includes(':'))),
          ],
        },
      ]),
    ),
  };
}

function describeAll(): Record<string, StoryFile> {
  const stems = translationStems();
  return Object.fromEntries(globSync(STORIES, { cwd: ROOT }).map((path) => [`./${path}`, describe(path, stems)]));
}

/** The sources that a page of the Storybook links to, as text. */
function publishedSources(): string[] {
  return [...globSync(STORIES, { cwd: ROOT }), ...globSync('packages/ui/src/**/[A-Z]*.tsx', { cwd: ROOT })];
}

/**
 * What the sources tell about the stories, as `virtual:story-files`: what they show, the sections of the specification
 * and the translations. And the sources themselves, so that a page can link to them wherever the Storybook is hosted.
 */
export function storyFiles(): Plugin {
  return {
    name: 'story-files',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(describeAll()))});` : undefined,
    generateBundle() {
      for (const path of new Set(publishedSources())) {
        this.emitFile({ type: 'asset', fileName: `source/${path}.txt`, source: read(path) ?? '' });
      }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use('/source', (request, response, next) => {
        const path = decodeURIComponent(request.url ?? '')
          .replace(/^\//, '')
          .replace(/\.txt$/, '');
        const text = publishedSources().includes(path) ? read(path) : undefined;
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(text);
      });
    },
  };
}
