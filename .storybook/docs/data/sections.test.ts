import { expect, test } from 'vitest';
import { sectionsIn } from './sections.ts';

test.each([
  ['the form (002 §2)', ['002 §2']],
  ['as 000 §2.8 says.', ['000 §2.8']],
  ['an email with a link (000 §2.1, §5).', ['000 §2.1', '000 §5']],
  ['the form of the profile (002 §3 to §5)', ['002 §3', '002 §4', '002 §5']],
  ['000 §2.3 and §2.7, and 001 §4', ['000 §2.3', '000 §2.7', '001 §4']],
  ['once (002 §2), twice (002 §2)', ['002 §2']],
  ['a docstring that goes on in (000\n * §2.4)', ['000 §2.4']],
  ['ADR 0019, and § 5 of nothing', []],
])('%s', (text, sections) => {
  expect(sectionsIn(text)).toEqual(sections);
});
