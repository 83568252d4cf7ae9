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

/** Imported files that say nothing about what a story shows. */
const NOT_DRAWN = /^packages\/ui\/src\/(testing|theme|i18n|links)\//;

const read = (path: string) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined);

/** Returns the area of a file: the name of its folder. */
const areaOf = (path: string) => path.split('/').at(-2) ?? '';

function translationStems() {
  const files = globSync('*.json', { cwd: join(ROOT, I18N) });
  return keysByStem(
    new Map(files.flatMap((file) => flatten(basename(file, '.json'), JSON.parse(read(join(I18N, file)) ?? '{}')))),
  );
}

/** Extracts the information about the stories of a file from its sources. */
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

/** Returns the paths of the sources to which documentation pages can link. */
function publishedSources(): string[] {
  return [...globSync(STORIES, { cwd: ROOT }), ...globSync('packages/ui/src/**/[A-Z]*.tsx', { cwd: ROOT })];
}

/**
 * Vite plugin that provides information from the sources of all stories as `virtual:story-files`: what they show, their
 * sections of the specification and their translations. It also serves the sources as text, so that pages can link to
 * them wherever Storybook is hosted.
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
