// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

/**
 * Checks that the generator makes before it writes anything. Each error says what to do. Files that the generator
 * itself has written pass, so that running it again changes nothing.
 */

/** The folders in which an area has a folder. */
const ROOMS = ['packages/domain/src', 'packages/data/src', 'packages/ui/src', 'mocks/src', 'app/src'];

/**
 * @param {string} root
 * @param {string} area
 * @param {readonly { path: string }[]} files The files that the generator writes.
 */
export function refuseTakenArea(root, area, files) {
  const paths = files.map(({ path }) => path);
  const taken = [...ROOMS.map((room) => join(root, room, area)), ...paths].find((path) => existsSync(path));
  if (taken === undefined || paths.every((path) => existsSync(path))) return;
  throw new Error(
    `There is ${relative(root, taken)} already: choose another name, or add a screen to it by "npm run new -- screen <name> --area ${area}".`,
  );
}

/**
 * @param {string} root
 * @param {string} area
 */
export function refuseMissingArea(root, area) {
  if (readFileSync(join(root, 'config/areas.test.ts'), 'utf8').includes(`\n  '${area}',\n`)) return;
  throw new Error(
    `There is no area "${area}": write it first by "npm run new -- area ${area}", or name one that is there by --area.`,
  );
}

/**
 * @param {string} root
 * @param {{ camel: string, pattern: string, table: string, container: string }} screen
 */
export function refuseTakenScreen(root, { camel, pattern, table, container }) {
  const rows = readFileSync(join(root, table), 'utf8');
  const isOwn = rows.includes(`'${pattern}'`) && existsSync(join(root, container));
  if (!rows.includes(`\n  ${camel}: `) || isOwn) return;
  throw new Error(`There is a screen "${camel}" already, in ${table}: choose another name.`);
}

/**
 * @param {string} root
 * @param {string} icon
 */
export function refuseUnknownIcon(root, icon) {
  // lucide-react is a dependency of packages/ui.
  const lucide = createRequire(join(root, 'packages/ui/package.json'))('lucide-react');
  if (Object.values(lucide.icons).includes(lucide[icon])) return;
  throw new Error(
    `lucide-react has no icon "${icon}": choose one of https://lucide.dev/icons and write its name as in "GraduationCap".`,
  );
}
