import { expect, it } from 'vitest';
import { importersByName } from './lists-of-parts.mjs';

const KIT = 'packages/ui/src/kit';
const LIST = `${KIT}/index.ts`;
const GAUGE = `${KIT}/Gauge/Gauge.tsx`;
const BUTTON = `${KIT}/Button/Button.tsx`;
const list = `
/** What areas take. */
export { Button, type ButtonProps } from './Button/Button.tsx';
export {
  Gauge as Meter,
} from './Gauge/Gauge.tsx';
`;

/** Who is reached by a change of the gauge, when a file and the list are so. */
function reachedByGauge(source: string | undefined, index = list) {
  const sources: Record<string, string | undefined> = { [LIST]: index, 'area.tsx': source };
  const importers = new Map([
    [GAUGE, ['Gauge.stories.tsx', LIST]],
    [BUTTON, [LIST]],
    [LIST, ['area.tsx']],
  ]);
  return importersByName(importers, (path) => sources[path]).get(GAUGE);
}

it.each([
  ['names it', "import { Button, Meter } from '@portal/ui/kit';"],
  ['names it beside a default, in lines', "import kit, {\n  Button,\n  Meter as M,\n} from '../kit/index.ts';"],
  ['passes it on', "export { Meter } from '../kit/index.ts';"],
  ['takes the whole list', "import * as kit from '../kit/index.ts';"],
  ['passes the whole list on', "export * from '../kit/index.ts';"],
  ['loads the list later', "const kit = import('../kit/index.ts');"],
  ['loads a package later', "const kit = import('@portal/ui/kit');"],
  ['cannot be read', undefined],
])('a part of a list reaches who %s', (_who, source) => {
  expect(reachedByGauge(source)).toEqual(['Gauge.stories.tsx', 'area.tsx']);
});

it.each([
  ['names another', "import { Button } from '@portal/ui/kit';"],
  [
    'names it in a comment only',
    "// import { Meter } from '@portal/ui/kit';\n/* all\n * from */ import { Button } from '../kit';",
  ],
  ['names it by its name in its own file', "import { Gauge } from '../cards/Gauge.tsx';"],
])('a part of a list does not reach who %s', (_who, source) => {
  expect(reachedByGauge(source)).toEqual(['Gauge.stories.tsx']);
});

it('a file that is more than a list is reached as a whole', () => {
  expect(reachedByGauge('', `${list}\nsetUp();\n`)).toEqual(['Gauge.stories.tsx', LIST]);
});

it('a list that has changed reaches all who use it', () => {
  expect(importersByName(new Map([[LIST, ['area.tsx']]]), () => list).get(LIST)).toEqual(['area.tsx']);
});
