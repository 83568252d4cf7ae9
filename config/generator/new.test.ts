import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { ROOT } from '../processes.mjs';
import { createGenerators } from './generators.mjs';

const run = (...words: string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((done) => {
    execFile(process.execPath, [join(import.meta.dirname, 'new.mjs'), ...words], (error, out, err) =>
      done({ code: error ? error.code : 0, out, err }),
    );
  });

const USAGE = /^npm run new -- area <name>.*\nnpm run new -- screen <name>.*\nnpm run new -- part <name>\n$/;

test('--help prints how to use it', async () => {
  expect(await run('--help')).toEqual({ code: 0, out: expect.stringMatching(USAGE) as string, err: '' });
});

test.each([
  [['area', 'certificates', '--titel', 'X'], /^Unknown option '--titel'.*\nnpm run new/],
  [['area', '证书'], /^"证书" is no name: .*\n$/],
])('%j is refused without a stack trace', async (words, said) => {
  expect(await run(...words)).toEqual({ code: 2, out: '', err: expect.stringMatching(said) as string });
});

const { area, screen } = createGenerators(ROOT);

// Nothing is written here: the actions run later.
test.each([
  ['an area that is there', () => area('courses', {}), 'There is packages/domain/src/courses already'],
  ['an area with the name of a room', () => area('kit', {}), 'There is packages/ui/src/kit already'],
  ['an area with the name of a file of the contract', () => area('account', {}), 'contract/account.ts already'],
  ['a screen that is there', () => screen('courses', {}), 'There is a screen "courses" already'],
  ['a screen of no area', () => screen('ribbons', {}), 'There is no area "ribbons"'],
  ['a misspelt area', () => screen('ribbons', { area: 'curses' }), 'There is no area "curses"'],
  ['a misspelt icon', () => screen('ribbons', { area: 'courses', icon: 'Awrad' }), 'lucide-react has no icon "Awrad"'],
])('%s is refused', (_name, write, said) => {
  expect(write).toThrow(said);
});

test.each(['Award', 'CircleHelp'])('%s is an icon', (icon) => {
  expect(() => screen('ribbons', { area: 'courses', icon })).not.toThrow();
});
