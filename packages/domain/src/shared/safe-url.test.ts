import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SafeHref } from './href.ts';
import { linkUrl, mailHref, originHref, safeUrl, trimTrailingSlashes, withQuery } from './safe-url.ts';

const MAIN = 'https://main.example';
const SECURE = 'https://portal.example/';
const PLAIN = 'http://localhost:4000/';

/** What the portal may follow in any way. */
const SAFE: readonly [name: string, sent: string, expected: string][] = [
  ['https', 'https://elsewhere.example/a?b=1#c', 'https://elsewhere.example/a?b=1#c'],
  ['https in capitals', 'HTTPS://elsewhere.example/', 'https://elsewhere.example/'],
  ['https with a port', 'https://elsewhere.example:8443/x', 'https://elsewhere.example:8443/x'],
  ['root-relative', '/Registration?step=2', 'https://main.example/Registration?step=2'],
  ['the root itself', '/', 'https://main.example/'],
  ['a double slash further on', '/a//b', 'https://main.example/a//b'],
  ['a full address as parameter', '/go?to=https://evil.example', 'https://main.example/go?to=https://evil.example'],
  ['a colon in the path', '/javascript:alert(1)', 'https://main.example/javascript:alert(1)'],
  ['an at sign in the path', '/@someone', 'https://main.example/@someone'],
];

describe('an address that may be followed (contract 4.2)', () => {
  test.each(SAFE)('%s', (_name, sent, expected) => {
    expect(safeUrl(sent, MAIN, SECURE)).toBe(expected);
  });

  test('http when the portal itself runs on http', () => {
    expect(safeUrl('http://main.example/x', MAIN, PLAIN)).toBe('http://main.example/x');
  });

  test('https when the portal itself runs on http', () => {
    expect(safeUrl('https://main.example/x', MAIN, PLAIN)).toBe('https://main.example/x');
  });

  test('root-relative to an http main app when the portal itself runs on http', () => {
    expect(safeUrl('/x', 'http://localhost:5000', PLAIN)).toBe('http://localhost:5000/x');
  });
});

/** What is no address at all. */
const NONE: readonly [name: string, sent: string | null | undefined][] = [
  ['null', null],
  ['nothing', undefined],
  ['an empty text', ''],
  ['a space', ' '],
  ['another host without a scheme', '//evil.example'],
  ['another host behind a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['another host behind a tab', '/\t/evil.example'],
  ['another host behind a line feed', '/\n/evil.example'],
  ['another host behind a carriage return', '/\r\\evil.example'],
  ['another host behind two line breaks', '/\r\n/evil.example'],
  ['a relative path', 'Registration'],
  ['a path upwards', '../Registration'],
  ['a host without a scheme', 'main.example/x'],
  ['script', 'javascript:alert(1)'],
  ['script in capitals', 'JAVASCRIPT:alert(1)'],
  ['script behind a tab', '\tjavascript:alert(1)'],
  ['script broken by a line feed', 'java\nscript:alert(1)'],
  ['script behind a control character', '\u0001javascript:alert(1)'],
  ['https broken by a tab', 'ht\ttps://evil.example'],
  ['a host broken by a line feed', 'https://main\n.example'],
  ['https behind a space', ' https://main.example'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', 'blob:https://main.example/1'],
  ['a file', 'file:///etc/passwd'],
  ['ftp', 'ftp://main.example/'],
  ['mail', 'mailto:someone@main.example'],
  ['a name in the address', 'https://someone@main.example/'],
  ['a name and a password in the address', 'https://someone:secret@main.example/'],
  ['only a password in the address', 'https://:secret@main.example/'],
  ['one slash', 'https:/evil.example'],
  ['no host', 'https://'],
  ['a space in the host', 'https://main .example/'],
];

describe('an address that counts as none (contract 4.2)', () => {
  test.each([
    ...NONE,
    ['http under https', 'http://main.example/'],
    ['http in capitals under https', 'HTTP://main.example/'],
  ] as const)('%s', (_name, sent) => {
    expect(safeUrl(sent, MAIN, SECURE)).toBeNull();
  });

  test('root-relative to an http main app when the portal runs on https', () => {
    expect(safeUrl('/x', 'http://localhost:5000', SECURE)).toBeNull();
  });

  test('root-relative when the main app has no readable address', () => {
    expect(safeUrl('/x', 'not an address', SECURE)).toBeNull();
  });
});

describe('an address for a link in a new tab (contract 1.7)', () => {
  test.each([
    ...SAFE,
    ['http', 'http://school.example/a', 'http://school.example/a'],
    ['http in capitals', 'HTTP://school.example/', 'http://school.example/'],
  ] as const)('%s', (_name, sent, expected) => {
    expect(linkUrl(sent, MAIN)).toBe(expected);
  });

  test('root-relative to an http main app', () => {
    expect(linkUrl('/x', 'http://localhost:5000')).toBe('http://localhost:5000/x');
  });

  test.each(NONE)('is none: %s', (_name, sent) => {
    expect(linkUrl(sent, MAIN)).toBeNull();
  });
});

/** Texts near the border: pieces an attacker would put together. */
const crafted = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      ':',
      '//',
      'http',
      'https',
      'javascript',
      'data',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '@',
      '?',
      '#',
      '.',
      '%2f',
      'evil.example',
    ),
    { maxLength: 10 },
  )
  .map((pieces) => pieces.join(''));
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl(), crafted);

test('no text throws, and what comes out is https without credentials', () => {
  fc.assert(
    fc.property(anyText, (sent) => {
      const out = safeUrl(sent, MAIN, SECURE);
      if (out === null) return;
      const { protocol, username, password } = new URL(out);
      expect([protocol, username, password]).toEqual(['https:', '', '']);
    }),
    { seed: 4_2, numRuns: 3000 },
  );
});

test('on http, and in a link, no text leads to anything but http or https without credentials', () => {
  fc.assert(
    fc.property(anyText, (sent) => {
      for (const out of [safeUrl(sent, PLAIN, PLAIN), linkUrl(sent, MAIN)]) {
        if (out === null) continue;
        const { protocol, username, password } = new URL(out);
        expect(['http:', 'https:']).toContain(protocol);
        expect([username, password]).toEqual(['', '']);
      }
    }),
    { seed: 4_3, numRuns: 3000 },
  );
});

test('what begins with a slash never leaves the main app', () => {
  fc.assert(
    fc.property(anyText, (rest) => {
      const out = safeUrl(`/${rest}`, MAIN, SECURE);
      if (out !== null) expect(new URL(out).origin).toBe(MAIN);
    }),
    { seed: 4_4, numRuns: 3000 },
  );
});

describe('query parameters are added (contract 4.2)', () => {
  test.each([
    ['to a bare address', 'https://main.example/go', 'https://main.example/go?token=abc'],
    ['to an address with a query', 'https://main.example/go?a=1', 'https://main.example/go?a=1&token=abc'],
    ['behind a question mark', 'https://main.example/go?', 'https://main.example/go?token=abc'],
    ['before a fragment', 'https://main.example/go?a=1#part', 'https://main.example/go?a=1&token=abc#part'],
    [
      'without touching what was there',
      'https://main.example/go?flag&a=b%20c+d&e=%2F',
      'https://main.example/go?flag&a=b%20c+d&e=%2F&token=abc',
    ],
  ])('%s', (_name, address, expected) => {
    expect(withQuery(address as SafeHref, { token: 'abc' })).toBe(expected);
  });

  test('in the order given, percent-encoded, and one that is null is left out', () => {
    const sent = withQuery('https://main.example/go' as SafeHref, {
      token: 'a+b/c=&d',
      existing: null,
      back: 'https://p/?x=1&y=2 3',
    });
    expect(sent).toBe('https://main.example/go?token=a%2Bb%2Fc%3D%26d&back=https%3A%2F%2Fp%2F%3Fx%3D1%26y%3D2%203');
  });

  test('and none leaves the address as it is', () => {
    expect(withQuery('https://main.example/go?a=1' as SafeHref, { token: null })).toBe('https://main.example/go?a=1');
  });

  test('so that reading them gives back any value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, value) => {
        const out = new URL(
          withQuery(`https://main.example/?before=${encodeURIComponent(before)}` as SafeHref, { value }),
        );
        expect([...out.searchParams]).toEqual([
          ['before', before],
          ['value', value],
        ]);
      }),
      { seed: 4_5, numRuns: 300 },
    );
  });
});

test('what needs no check: the own origin, and an email address', () => {
  expect(originHref('https://portal.example')).toBe('https://portal.example');
  expect(mailHref('help@school.example')).toBe('mailto:help@school.example');
  expect(mailHref('', { subject: 'A & B', body: 'See\nhttps://a.example/?x=1' })).toBe(
    'mailto:?subject=A%20%26%20B&body=See%0Ahttps%3A%2F%2Fa.example%2F%3Fx%3D1',
  );
});

test.each([
  ['https://main.example', 'https://main.example'],
  ['https://main.example/', 'https://main.example'],
  ['https://main.example/app//', 'https://main.example/app'],
])('%s without its slashes at the end is %s', (sent, expected) => {
  const href = safeUrl(sent, MAIN, SECURE) ?? expect.fail('not to be followed');
  expect(trimTrailingSlashes(href)).toBe(expected);
});
