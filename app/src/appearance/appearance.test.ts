// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '../portal/storage.ts';
import { applyDisplay, applyLanguage, readDisplay, readLanguage, storeDisplay } from './appearance.ts';

const DEFAULT = { appearance: 'system', scheme: 'school' } as const;
const root = document.documentElement;

/** A device whose own appearance is dark, or not. */
const onDevice = ({ dark }: { dark: boolean }) => vi.stubGlobal('matchMedia', () => ({ matches: dark }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  for (const name of ['appearance', 'scheme']) delete root.dataset[name];
  applyLanguage('en');
});

describe('the choice of a student', () => {
  test('is there at the next visit', () => {
    storeDisplay({ appearance: 'dark', scheme: 'PURPLE' });
    expect(readDisplay()).toEqual({ appearance: 'dark', scheme: 'PURPLE' });
  });

  test('stores nothing where it is the default', () => {
    storeDisplay({ appearance: 'dark', scheme: 'PURPLE' });
    storeDisplay(DEFAULT);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(readDisplay()).toEqual(DEFAULT);
  });

  test('that is not known is the default', () => {
    storage.set('appearance', 'sepia');
    storage.set('colorScheme', 'PINK');
    expect(readDisplay()).toEqual(DEFAULT);
  });
});

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('appearance %s is, on a device that is dark (%s), %s', (appearance, dark, expected) => {
  onDevice({ dark });
  applyDisplay({ ...DEFAULT, appearance });
  expect(root.dataset['appearance']).toBe(expected);
});

test.each([
  ['PURPLE', 'BLUE', 'PURPLE'],
  ['school', 'BLUE', 'BLUE'],
  ['school', null, 'DEFAULT'],
  ['school', 'PINK', 'DEFAULT'],
] as const)('the scheme %s, where the school had %s at the last visit, is %s', (scheme, stored, expected) => {
  onDevice({ dark: false });
  storage.set('schoolColorScheme', stored);
  applyDisplay({ ...DEFAULT, scheme });
  expect(root.dataset['scheme']).toBe(expected);
});

test('the language is the student’s choice, else the deployment’s', () => {
  expect(readLanguage('zh')).toBe('zh');
  storage.set('selectedLanguage', 'en');
  expect(readLanguage('zh')).toBe('en');
});

test('the document has the language and its direction', () => {
  applyLanguage('zh');
  expect([root.lang, root.dir]).toEqual(['zh-CN', 'ltr']);
});
