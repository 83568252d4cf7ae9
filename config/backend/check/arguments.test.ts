import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const API = ['--api', 'https://api.school.example/api/', '--user', 'mei'];

test('the address loses its trailing slash, and the main app is beside it unless told', () => {
  expect(readArguments(API)).toEqual({
    api: 'https://api.school.example/api',
    mainApp: 'https://api.school.example',
    userName: 'mei',
    writes: false,
  });
  expect(readArguments([...API, '--main', 'https://www.school.example/x', '--writes'])).toMatchObject({
    mainApp: 'https://www.school.example',
    writes: true,
  });
});

test.each([
  [['--api', 'http://api.school.example/api', '--user', 'mei'], /unencrypted/],
  [['--api', 'ftp://api.school.example', '--user', 'mei', '--allow-http'], /unencrypted/],
  [['--api', 'https://mei:secret@api.school.example', '--user', 'mei'], /Usage/],
  [['--api', 'api.school.example', '--user', 'mei'], /Usage/],
  [['--user', 'mei'], /Usage/],
  [['--api', 'https://api.school.example'], /Usage/],
  [[...API, '--main', 'www.school.example'], /Usage/],
  [[...API, '--password', 'secret'], /--password/],
])('%j is refused', (sent, message) => {
  expect(() => readArguments(sent)).toThrow(message);
});

test.each(['http://127.0.0.1:5000/api', 'http://localhost/api', 'http://[::1]:5000/api'])('%s stays here', (api) => {
  expect(readArguments(['--api', api, '--user', 'mei']).api).toBe(api);
});

test('http elsewhere is allowed where that is said', () => {
  expect(readArguments(['--api', 'http://staging/api', '--user', 'mei', '--allow-http']).api).toBe(
    'http://staging/api',
  );
});
