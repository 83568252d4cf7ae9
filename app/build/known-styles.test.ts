import { expect, test } from 'vitest';
import { knownStyles } from './known-styles.ts';

/** What styled-components writes of a component: its rules, and a marker with its place, id and classes. */
const component = (place: number, id: string, rules: string[]) =>
  [...rules, `data-styled.g${place}[id="${id}"]{content:"a${place},"}`].map((part) => `${part}/*!sc*/\n`).join('');
const tag = (...components: string[]) =>
  `<style data-styled="true" data-styled-version="1.2.3">${components.join('')}</style>`;

const base = component(1, 'sc-base', ['.a1{color:red;}', '@media print{.a1{display:none;}}']);
const extension = component(4, 'sc-wide', ['.a4{width:100%;}']);
const keyframes = component(7, 'sc-keyframes-a7', ['@keyframes a7{to{opacity:0;}}']);

/** The ids that styled-components is told of. */
const told = (known: string) => [...known.matchAll(/\[id="([^"]+)"\]/g)].map(([, id]) => id);

test('the rules are in the page, and the tag of styled-components has the markers alone, with its attributes', () => {
  const { css, known } = knownStyles(tag(base, keyframes), '<p class="sc-base a1"></p>');
  expect(css).toBe('.a1{color:red;}@media print{.a1{display:none;}}@keyframes a7{to{opacity:0;}}');
  expect(known).toBe(
    '<style data-styled="true" data-styled-version="1.2.3">data-styled.g1[id="sc-base"]{content:"a1,"}/*!sc*/\ndata-styled.g7[id="sc-keyframes-a7"]{content:"a7,"}/*!sc*/\n</style>',
  );
});

test.each([
  ['that styles an element with one before it', '<p class="placed-0 sc-base sc-wide a1 a4"></p>', ['sc-base']],
  ['the same, written the other way round', '<p class="sc-wide sc-base a1 a4"></p>', ['sc-base']],
  ['that stands alone', '<p class="sc-base a1"></p><p class="sc-wide a4"></p>', ['sc-base', 'sc-wide']],
])('a component %s', (_name, html, expected) => {
  const { css, known } = knownStyles(tag(base, extension), html);
  expect(told(known)).toEqual(expected);
  expect(css).toContain('.a4{width:100%;}');
});

test.each([
  ['names another', '.a9:hover .sc-base{color:blue;}', ['sc-base']],
  ['styles whatever is in it', '@media print{.a9 >*{color:blue;}}', ['sc-base']],
  ['does so without strength of its own', '.a9 >:where(:not(:first-child)){color:blue;}', ['sc-base']],
  ['names itself', '.a9 + .sc-outer{width:calc(2 * 1px);}', ['sc-base', 'sc-outer']],
])('a component whose rule %s', (_name, rule, expected) => {
  expect(told(knownStyles(tag(base, component(9, 'sc-outer', [rule])), '').known)).toEqual(expected);
});

test('a tag without markers is a change of styled-components, which fails the build', () => {
  expect(() => knownStyles(tag('.a1{color:red;}/*!sc*/\n'), '')).toThrow('no markers');
});
