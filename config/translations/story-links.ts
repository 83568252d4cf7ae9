import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Returns the folders of packages/ui/src whose components may show the texts of a namespace. */
const foldersOf = (namespace: string) => [
  namespace,
  `blocks/${namespace}`,
  `kit/${pascal(namespace)}`,
  namespace.split('-')[0] ?? '',
];

/** Returns the story files of a folder, those of screens first. */
function storiesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'));
  const isScreen = (file: string) => Number(file.endsWith('Screen.stories.tsx'));
  return files.toSorted((a, b) => isScreen(b) - isScreen(a)).map((file) => join(folder, file));
}

/**
 * Returns a note on where the texts of a namespace are shown: `live-classes, in Storybook:
 * ?path=/story/screens-live-classes--list`.
 *
 * @param ui the folder packages/ui/src
 */
export function storyNote(ui: string, namespace: string): string {
  const [file] = foldersOf(namespace).flatMap((folder) => storiesIn(join(ui, folder)));
  const source = file === undefined ? '' : readFileSync(file, 'utf8');
  const title = /\btitle: '([^']+)'/.exec(source)?.[1];
  const story = /^export const (\w+)/m.exec(source)?.[1];
  if (title === undefined || story === undefined) return namespace;
  return `${namespace}, in Storybook: ?path=/story/${toId(title, storyNameFromExport(story))}`;
}
