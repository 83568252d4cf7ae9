import { expect, test } from 'vitest';
import { studentScreenAt, studentScreensSource } from './rules.ts';
import { screens } from './table.ts';

/** The addresses of a screen, with what may be missing there and missing. */
const addressesOf = (pattern: string) => [
  pattern.replaceAll(/:\w+\??/g, '7'),
  pattern.replaceAll(/\/:\w+\?/g, ''),
  `${pattern.replaceAll(/:\w+\??/g, 'a-b')}/`,
];

const nearMisses = ['/MyCourse', '/MyCourse/7/8', '/Lesson', '/Events', '/help/topics', '/nowhere', '//'];
const addresses = Object.values(screens)
  .flatMap(({ pattern }) => addressesOf(pattern))
  .concat(nearMisses);

test.each(addresses)('the one expression agrees with the table of screens about %s', (address) => {
  const known = new RegExp(studentScreensSource()).test(address.toLowerCase());
  expect(known).toBe(studentScreenAt(address) !== null);
});

test('the addresses are behind sign-in and in front of it', () => {
  const behind = addresses.filter((address) => studentScreenAt(address) !== null);
  expect(behind.length).toBeGreaterThan(24);
  expect(behind.length).toBeLessThan(addresses.length - 10);
});
