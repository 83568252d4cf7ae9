import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrubCall, scrubField, scrubMessage, scrubName, scrubStack } from './scrub.ts';

describe('a message keeps words and loses values', () => {
  test.each([
    ['x is not a function', 'x is not a function'],
    ["Cannot read properties of undefined (reading 'email')", 'Cannot read properties of undefined (reading …'],
    ['this.courses.map is not a function', 'this.courses.map is not a function'],
    [
      'ResizeObserver loop completed with undelivered notifications.',
      'ResizeObserver loop completed with undelivered notifications.',
    ],
    [
      'Failed to fetch dynamically imported module: https://a.example/assets/x-1.js',
      'Failed to fetch dynamically imported module: …',
    ],
    ['GET /api/Student/5001?email=mei@a.example failed', 'GET … failed'],
    ['mei.lin+x@school.example wrote to +61 400 555 218', '… wrote to …'],
    ['no user 5001', 'no user …'],
    ['no user5001 for jwt-5001-a1b2', 'no … for …'],
    ['token eyJhbGciOiJIUzI1NiJ9.e30.x_Y-z expired', 'token … expired'],
    ['abcdefghijklmnopqrstuvwxyzabcdefgh is no word', '… is no word'],
    ['abcdefghij.abcdefghij.abcdefghi is no word', '… is no word'],
    ['abcdefghij.abcdefghij.abcdefgh. is a word', 'abcdefghij.abcdefghij.abcdefgh. is a word'],
    [`Unexpected token 'M', "{"name":"Mei Lin"" is not valid JSON`, 'Unexpected token … is not valid JSON'],
    ['Invalid “Mei Lin”', 'Invalid …'],
    ['a text that was cut off: "Mei Lin', 'a text that was cut off: …'],
    ['王伟 is not iterable', '… is not iterable'],
    ["GET https://a.example/?q='x'(Mei failed", 'GET … failed'],
    ['two\nlines\tand spaces', 'two lines and spaces'],
    ['Minified React error #185; visit https://react.dev/errors/185?args[]=Mei for it', 'Minified React error #185'],
    ['Minified React error #0400555218; visit', 'Minified React error … visit'],
    ['', ''],
  ])('%j as %j', (message, expected) => {
    expect(scrubMessage(message)).toBe(expected);
  });

  test('and is cut to 200 characters', () => {
    expect(scrubMessage('word '.repeat(10_000))).toHaveLength(200);
  });
});

/** What is a student's, by the kinds that a message could hold. */
const secret = fc.oneof(
  fc.emailAddress(),
  fc.stringMatching(/^\+?\d[\d ()-]{5,16}\d$/),
  fc.stringMatching(/^(?:0\d{3}|\d{3}) \d{3} \d{3}$/),
  fc.stringMatching(/^[\w-]{6,30}\.[\w-]{6,30}\.[\w-]{6,40}$/).filter((token) => /\d|.{31}/.test(token)),
  fc.stringMatching(/^[A-Za-z\d+/]{31,60}={0,2}$/),
  fc.webUrl({ withQueryParameters: true }),
  fc.uuid(),
  fc.stringMatching(/^[A-Za-z][\dA-Za-z_-]{5,28}$/).filter((token) => /\d/.test(token)),
);
const words = fc.constantFrom(
  '',
  'Failed to send ',
  'at ',
  'Unexpected value: ',
  '(',
  '"',
  'user=',
  'Minified React error #1; ',
);
const after = fc.constantFrom('', '.', ' is not valid', ')', '"', '\n    at f (x.js:1:2)');

/** The parts of a secret that say something alone. */
const partsOf = (text: string) => text.split(/[\s()]+/).filter((part) => part.length > 2);

test('no address, number or token survives, wherever it stands', () => {
  fc.assert(
    fc.property(words, secret, after, (before, one, behind) => {
      const message = before + one + behind;
      const told = scrubMessage(message) + scrubStack(`Error: ${message}\n    at f (${message})`, message).join(' ');
      for (const part of partsOf(one)) expect(told).not.toContain(part);
      expect(told).not.toMatch(/@|:\/\/|\d{4}|%/);
    }),
    { numRuns: 3000 },
  );
});

test('whatever is quoted is lost', () => {
  const quotes = fc.constantFrom('""', "''", '``', '“”', '「」');
  const quoted = fc.tuple(
    quotes,
    fc.string({ minLength: 3, unit: 'binary' }).filter((text) => text.trim().length > 2),
  );
  fc.assert(
    fc.property(quoted, ([[open = '', close = ''], text]) => {
      expect(scrubMessage(`Invalid ${open}${text}${close} here`)).toMatch(/^Invalid …(?: here)?$/);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['TypeError', 'TypeError'],
  ['QuotaExceededError', 'QuotaExceededError'],
  ['Mei Lin', 'Error'],
  ['mei@a.exampleError', 'Error'],
  [undefined, 'Error'],
  [5, 'Error'],
])('the class %j is told as %s', (name, expected) => {
  expect(scrubName(name)).toBe(expected);
});

describe('a stack keeps places in files of the build', () => {
  const CHROMIUM = `TypeError: "Mei" at /assets/mei-12345678.js:1:1
    at f (https://p.example/assets/core-DZCEeMgK.js:1:2345)
    at async Promise.all (index 0)
    at https://p.example/team/assets/Lesson_Container-a_-4567X.js:20:7
    at https://p.example/Lesson/5001?token=abc:1:1
    at g (chrome-extension://abc/content.js:3:4)`;
  const FIREFOX = `f@https://p.example/assets/core-DZCEeMgK.js:1:2345
@https://p.example/Lesson/5001:1:1
async*g@https://p.example/assets/x-12345678.js:3:4`;

  test.each([
    ['Chromium', CHROMIUM, ['core-DZCEeMgK.js:1:2345', 'Lesson_Container-a_-4567X.js:20:7']],
    ['Firefox', FIREFOX, ['core-DZCEeMgK.js:1:2345', 'x-12345678.js:3:4']],
    ['nobody', '', []],
    ['a fake', '{"at": "x@/assets/mei.lin@school.example"}', []],
  ])('of %s', (_name, stack, expected) => {
    expect(scrubStack(stack, '"Mei" at /assets/mei-12345678.js:1:1')).toEqual(expected);
  });

  test('ten of them', () => {
    const frames = Array.from({ length: 30 }, (_, at) => `at f (https://p.example/assets/x-12345678.js:1:${at})`);
    expect(scrubStack(frames.join('\n'), '')).toHaveLength(10);
  });
});

test.each([
  ['Lessons.3.Id: Invalid type: Expected number but received "Mei"', 'Lessons.*.Id'],
  ['value: Invalid type', 'value'],
  ['Options.mei@school.example.Name: x', '…'],
  ['Options.0.1: x', 'Options.*.*'],
  ['TypeError', 'TypeError'],
  ['', '…'],
])('the field of %j is %s', (detail, expected) => {
  expect(scrubField(detail)).toBe(expected);
});

test.each([
  ['Account/CheckAuth', 'Account/CheckAuth'],
  ['Account/Auth0GetUserInfo', 'Account/Auth0GetUserInfo'],
  ['file', 'file'],
  ['Activity/Read?id=5', '…'],
  ['Activity/5001', '…'],
  ['a/b/c', '…'],
])('the call %s is told as %s', (path, expected) => {
  expect(scrubCall(path)).toBe(expected);
});
