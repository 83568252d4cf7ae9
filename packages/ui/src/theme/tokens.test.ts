import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCHEMES } from './schemes.ts';

/** The seven schemes of contract 3.1 and the two appearances, as the root names them. */
const SEVEN = ['DEFAULT', 'BLUE', 'DARKBLUE', 'RED', 'ORANGE', 'PURPLE', 'DARKPURPLE'];
const APPEARANCES = ['light', 'dark'];

const TEXT = 4.5;
const SHAPE = 3;

const SURFACES = ['page', 'card', 'raised', 'sunken', 'hover', 'pressed', 'segment-track', 'segment-on'].map(
  (name) => `surface-${name}`,
);
const OPEN_SURFACES = SURFACES.slice(0, 6);
const GROUND = ['surface-page', 'surface-card', 'surface-raised', 'surface-sunken'];

type Pair = [front: string, back: string, minimum: number];
const on = (front: string, backs: string[], minimum: number): Pair[] => backs.map((back) => [front, back, minimum]);

/** The surfaces under the colours of a meaning. */
function semantic(meaning: string): Pair[] {
  return [
    [`${meaning}-text`, `${meaning}-subtle`, TEXT],
    ['ink-body', `${meaning}-subtle`, TEXT],
    ['ink-strong', `${meaning}-subtle`, TEXT],
    ...on(`${meaning}-text`, GROUND, TEXT),
    ...on(`${meaning}-on-solid`, [`${meaning}-solid`, `${meaning}-solid-hover`, `${meaning}-solid-pressed`], TEXT),
    ...on(`${meaning}-indicator`, [`${meaning}-subtle`, ...GROUND], SHAPE),
  ];
}

/** Every pair of design/contrast.md that has no accent in it. */
const NEUTRAL: Pair[] = [
  ...on('ink-strong', SURFACES, TEXT),
  ...on('ink-body', SURFACES, TEXT),
  ...on('ink-muted', SURFACES, TEXT),
  ...on('ink-faint', OPEN_SURFACES, TEXT),
  ...on('border-control', OPEN_SURFACES, SHAPE),
  // The ring of a chosen segment.
  ...on('border-control', ['surface-segment-track', 'surface-segment-on'], SHAPE),
  ['ink-inverse', 'surface-inverse', TEXT],
  ...['success', 'warning', 'danger', 'info'].flatMap(semantic),
  ...['sand', 'sage', 'sky', 'mauve'].map((name): Pair => [`avatar-${name}-ink`, `avatar-${name}`, TEXT]),
];

/** Every pair of design/contrast.md that a scheme's accent is part of. */
const ACCENT: Pair[] = [
  ...on('accent-on-solid', ['accent-solid', 'accent-solid-hover', 'accent-solid-pressed'], TEXT),
  ...on('accent-text', [...OPEN_SURFACES, 'accent-subtle', 'accent-subtle-hover', 'accent-art-tint'], TEXT),
  ['ink-strong', 'accent-subtle', TEXT],
  ['ink-muted', 'accent-subtle', TEXT],
  ...on('accent-indicator', [...GROUND, 'surface-track', 'accent-subtle'], SHAPE),
  ...on('accent-focus-ring', GROUND, SHAPE),
  ['accent-solid', 'surface-card', SHAPE],
  ['accent-in-progress', 'surface-card', SHAPE],
];

/** Selector -> its custom properties. Media queries are left out: nothing in them has a colour. */
const blocks = readBlocks(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));

function readBlocks(css: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/^(:root[^{\n]*) \{\n([^}]*)^\}/gm)) {
    const declared = [...body.matchAll(/^ {2}--([\w-]+): ([^;]+);$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    expect(found.has(selector), `${selector} stands twice`).toBe(false);
    expect(new Set(declared.map(([name]) => name)).size, `${selector} says something twice`).toBe(declared.length);
    found.set(selector, new Map(declared));
  }
  return found;
}

const appearanceBlock = (appearance: string) => blocks.get(`:root[data-appearance='${appearance}']`);
const schemeBlock = (scheme: string, appearance: string) =>
  blocks.get(`:root[data-scheme='${scheme}'][data-appearance='${appearance}']`);

/** WCAG 2.2: relative luminance of an opaque `#rrggbb`. */
function luminance(hex: string): number {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/i);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#1e1b18', '#f8f6f4', 15.9],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});

test('the schemes are those of the contract', () => {
  expect([...SCHEMES].toSorted()).toEqual(SEVEN.toSorted());
});

test('every scheme has a block for each appearance, and no other scheme has one', () => {
  const named = [...blocks.keys()].filter((selector) => selector.includes('data-scheme'));
  const expected = SEVEN.flatMap((scheme) =>
    APPEARANCES.map((look) => `:root[data-scheme='${scheme}'][data-appearance='${look}']`),
  );
  expect(named.toSorted()).toEqual(expected.toSorted());
});

describe('every block sets the same properties', () => {
  const names = (block: Map<string, string> | undefined) => [...(block?.keys() ?? [])].toSorted();
  const first = names(schemeBlock('DEFAULT', 'light'));

  test('and is not empty', () => {
    expect(first).toHaveLength(14);
    expect(first.every((name) => name.startsWith('accent-'))).toBe(true);
    expect(names(appearanceBlock('light')).length).toBeGreaterThan(60);
  });

  test.each(SEVEN.flatMap((scheme) => APPEARANCES.map((appearance) => [scheme, appearance] as const)))(
    '%s %s',
    (scheme, appearance) => {
      expect(names(schemeBlock(scheme, appearance))).toEqual(first);
    },
  );

  test('dark as light', () => {
    expect(names(appearanceBlock('dark'))).toEqual(names(appearanceBlock('light')));
  });

  test.each(APPEARANCES)('%s says which colours the browser itself uses', (appearance) => {
    const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
    expect(css).toContain(`:root[data-appearance='${appearance}'] {\n  color-scheme: ${appearance};`);
  });
});

describe('the colour of a scheme', () => {
  test.each(APPEARANCES.flatMap((appearance) => SEVEN.map((scheme) => [appearance, scheme] as const)))(
    'in %s, the swatch of %s is its accent-solid',
    (appearance, scheme) => {
      const swatch = appearanceBlock(appearance)?.get(`swatch-${scheme.toLowerCase()}`);
      expect(swatch).toBe(schemeBlock(scheme, appearance)?.get('accent-solid'));
    },
  );

  test('app/public/icon.svg has that of the first scheme, and white', () => {
    const icon = readFileSync(new URL('../../../../app/public/icon.svg', import.meta.url), 'utf8');
    const colours = new Set(icon.match(/#[0-9a-f]{3,8}\b/gi));
    expect([...colours]).toEqual([schemeBlock('DEFAULT', 'light')?.get('accent-solid'), '#fff']);
  });
});

test('in dark, what is sunken is one step lighter than the card, and the thumb of a segment stands out', () => {
  const light = (name: string) => luminance(appearanceBlock('dark')?.get(`surface-${name}`) ?? `no ${name}`);
  expect(light('sunken')).toBeGreaterThan(light('card'));
  expect(light('segment-track')).toBeGreaterThan(light('card'));
  expect(light('segment-on')).toBeGreaterThan(light('segment-track'));
});

describe.each(APPEARANCES)('%s', (appearance) => {
  const neutral = appearanceBlock(appearance) ?? new Map<string, string>();

  test.each(NEUTRAL)('%s on %s has at least %d', (front, back, minimum) => {
    expect(contrast(neutral.get(front) ?? `no ${front}`, neutral.get(back) ?? `no ${back}`)).toBeGreaterThanOrEqual(
      minimum,
    );
  });

  describe.each(SEVEN)('%s', (scheme) => {
    const all = new Map([...neutral, ...(schemeBlock(scheme, appearance) ?? [])]);

    test.each(ACCENT)('%s on %s has at least %d', (front, back, minimum) => {
      expect(contrast(all.get(front) ?? `no ${front}`, all.get(back) ?? `no ${back}`)).toBeGreaterThanOrEqual(minimum);
    });
  });
});
