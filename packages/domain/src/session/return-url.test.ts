import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedReturn } from './return-url.ts';

const OWN = 'https://portal.example/SingleLogout?returnUrl=x';
const MAIN = 'https://main.example/app';
const ALLOWED = ['https://partner.example', 'https://other.example:8443'];

const going = (sent: string | null) => allowedReturn(sent, OWN, MAIN, ALLOWED);

describe('after /SingleLogout the student may be sent on (contract 4.2)', () => {
  test.each([
    ['to the portal', 'https://portal.example/MyCourseList', 'https://portal.example/MyCourseList'],
    ['to the portal in capitals', 'HTTPS://PORTAL.EXAMPLE/', 'https://portal.example/'],
    ['to a path of the portal', '/MyCourseList?page=2#top', 'https://portal.example/MyCourseList?page=2#top'],
    ['to the portal by its port', 'https://portal.example:443/x', 'https://portal.example/x'],
    ['to the main app, wherever it stands there', 'https://main.example/else', 'https://main.example/else'],
    ['to an allowed origin', 'https://partner.example/a?b=c', 'https://partner.example/a?b=c'],
    ['to an allowed origin with its port', 'https://other.example:8443/', 'https://other.example:8443/'],
  ])('%s', (_name, sent, expected) => {
    expect(going(sent)).toBe(expected);
  });

  test.each([
    ['null', null],
    ['nothing', ''],
    ['a foreign origin', 'https://evil.example/'],
    ['a foreign origin that begins like ours', 'https://portal.example.evil.example/'],
    ['a foreign origin that ends like ours', 'https://evilportal.example/'],
    ['a part of the portal’s domain', 'https://sub.portal.example/'],
    ['another host without a scheme', '//evil.example'],
    ['another host behind a backslash', '/\\evil.example'],
    ['another host behind a tab', '/\t/evil.example'],
    ['script', 'javascript:alert(1)'],
    ['script in capitals', 'JavaScript:alert(1)'],
    ['script behind a space', ' javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a blob of ours', 'blob:https://portal.example/1'],
    ['another port of the portal', 'https://portal.example:8443/'],
    ['another port of the main app', 'https://main.example:8443/'],
    ['an allowed host without its port', 'https://other.example/'],
    ['the portal without encryption', 'http://portal.example/'],
    ['an allowed origin without encryption', 'http://partner.example/'],
    ['a name in the address', 'https://portal.example@evil.example/'],
    ['a name at our own address', 'https://someone@portal.example/'],
    ['a password at our own address', 'https://:secret@portal.example/'],
    ['a relative path', 'MyCourseList'],
    ['a path upwards', '../MyCourseList'],
    ['a host without a scheme', 'portal.example/'],
  ])('never by %s', (_name, sent) => {
    expect(going(sent)).toBeNull();
  });

  test('to an http address when the portal itself runs on http', () => {
    expect(allowedReturn('http://127.0.0.1:4000/x', 'http://127.0.0.1:4000/', 'http://127.0.0.1:4000', [])).toBe(
      'http://127.0.0.1:4000/x',
    );
  });

  test('never leads anywhere but to the three', () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '\t',
      '@',
      ':',
      '.',
      'portal.example',
      'evil.example',
      'javascript:',
      '#',
      '?',
    );
    const asked = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 7 }).map((all) => all.join('')),
    );
    const allowed = ['https://portal.example', 'https://main.example', ...ALLOWED];
    fc.assert(
      fc.property(asked, (sent) => {
        const to = going(sent);
        if (to !== null) expect(allowed).toContain(new URL(to).origin);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });
});
