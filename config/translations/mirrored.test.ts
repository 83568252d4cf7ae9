import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../processes.mjs';

const NOTCH = 'a notch is at the left or the right of the device, whatever the language';

/** Declarations that are right as they are in a language that is written from right to left. */
const ALLOWED: Readonly<Record<string, string>> = {
  'theme/mixins.ts padding-left: env(safe-area-inset-left)': NOTCH,
  'theme/mixins.ts padding-right: env(safe-area-inset-right)': NOTCH,
  'theme/mixins.ts left: max(var(--space-4), env(safe-area-inset-left))': NOTCH,
  'theme/mixins.ts right: max(var(--space-4), env(safe-area-inset-right))': NOTCH,
  'messages/Conversation.tsx inset: 0 env(safe-area-inset-right) auto env(safe-area-inset-left)': NOTCH,
  'kit/Banner/Banner.tsx float: right': 'it has a rule for each direction',
  'kit/Banner/Banner.tsx float: left': 'it has a rule for each direction',
  'kit/Spinner/Spinner.tsx border-right-color: transparent': 'it turns',
  'kit/SwitchField/SwitchField.tsx translate: 20px': 'it has a rule for each direction',
  'kit/SwitchField/SwitchField.tsx translate: -20px': 'it has a rule for each direction',
  'kit/Toast/Toasts.tsx transform: translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))':
    'it follows the finger',
};

/** The values of a shorthand; what is in brackets is one value. */
function valuesOf(text: string): readonly string[] {
  let depth = 0;
  const values = [''];
  for (const letter of text) {
    if (letter === '(' || letter === '{') depth += 1;
    if (letter === ')' || letter === '}') depth -= 1;
    if (letter === ' ' && depth === 0) values.push('');
    else values.push(`${values.pop()}${letter}`);
  }
  return values;
}

/** Whether a declaration is about left or right, and not about the beginning or end of a line. */
function isPhysical(property: string, value: string): boolean {
  if (/^(?:left|right)$|-(?:left|right)(?:-|$)/.test(property)) return true;
  if (/^(?:text-align|float|clear)$/.test(property)) return /^(?:left|right)$/.test(value);
  if (property === 'translate') return !/^0\b/.test(value);
  if (property === 'transform') return /translate(?:X|3d)?\((?!0)/.test(value);
  const [first, second = first, third = first, fourth = second] = valuesOf(value);
  if (/^(?:margin|padding|inset|scroll-margin|scroll-padding|border-width)$/.test(property)) return second !== fourth;
  return property === 'border-radius' && (first !== second || third !== fourth);
}

const sources = globSync('packages/ui/src/**/*.{tsx,ts,css}', { cwd: ROOT }).filter(
  (file) => !/\.(?:stories|test)\.tsx?$/.test(file),
);
const found = sources.flatMap((file) =>
  [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?<=^|[\s'"`{])([a-z-]+):\s+((?:\$\{.*\}|[^;\n{}])+);/g),
  ].flatMap(([, property = '', value = '']) =>
    isPhysical(property, value) ? [`${file.replace('packages/ui/src/', '')} ${property}: ${value}`] : [],
  ),
);

test('every screen can be mirrored: styles say start and end, not left and right', () => {
  expect(found.filter((declaration) => !(declaration in ALLOWED))).toEqual([]);
});

test('what is allowed is in the sources', () => {
  expect(Object.keys(ALLOWED).filter((declaration) => !found.includes(declaration))).toEqual([]);
});

test.each([
  ['margin-left', '4px', true],
  ['border-top-right-radius', '4px', true],
  ['left', '0', true],
  ['text-align', 'right', true],
  ['text-align', 'end', false],
  ['padding', '1px 2px 1px 4px', true],
  ['padding', '0 calc(1px + (2px * 3)) 0 calc(1px + (2px * 3))', false],
  ['margin', '0 auto', false],
  ['margin', '1px 2px 3px', false],
  ['inset', '0 auto 0 0', true],
  ['border-radius', '3px 3px 0 0', false],
  ['border-radius', '3px 0 0 3px', true],
  ['border-radius', '3px 0', true],
  ['transform', 'translateX(4px)', true],
  ['transform', 'translateY(4px)', false],
  ['translate', '0 4px', false],
  ['translate', '4px', true],
  ['margin-inline-start', '4px', false],
])('%s: %s is physical: %s', (property, value, physical) => {
  expect(isPhysical(property, value)).toBe(physical);
});
