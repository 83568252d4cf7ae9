import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chatScriptSrc } from './chat-script.ts';

const HOSTS = ['widget.chat.example', 'cdn.chat.example:8443'];
const SRC = 'https://widget.chat.example/widget.js';

describe('the script of the chat is loaded from', () => {
  test.each([
    ['its URL', SRC, SRC],
    ['a URL with space around', `\n ${SRC} `, SRC],
    ['a URL in capitals', 'HTTPS://WIDGET.CHAT.EXAMPLE/widget.js', SRC],
    ['a URL with a query', `${SRC}?id=1&lang=en`, `${SRC}?id=1&lang=en`],
    ['a port that is listed', 'https://cdn.chat.example:8443/a.js', 'https://cdn.chat.example:8443/a.js'],
    ['a script tag', `<script src="${SRC}"></script>`, SRC],
    ['a script tag with space around', `\n  <script src="${SRC}"></script>\n`, SRC],
    ['a script tag in capitals', `<SCRIPT ASYNC SRC='${SRC}'></SCRIPT>`, SRC],
    ['a script tag without quotes', `<script async src=${SRC} defer></script>`, SRC],
    ['a tag over several lines', `<script\n  type="text/javascript"\n  src = "${SRC}"\n></script>`, SRC],
    ['a tag with an encoded ampersand', `<script src="${SRC}?a=1&amp;b=2"></script>`, `${SRC}?a=1&b=2`],
    ['a tag after another one', `<link rel="x"><script src="${SRC}"></script>`, SRC],
    ['a tag whose other attributes name a src', `<script data-src="https://evil.example/a.js" src="${SRC}">`, SRC],
    ['a tag with a src inside a value', `<script title=" src=https://evil.example/" src="${SRC}">`, SRC],
  ])('%s', (_name, script, expected) => {
    expect(chatScriptSrc(script, HOSTS)).toBe(expected);
  });
});

describe('nothing is loaded from', () => {
  test.each([
    ['nothing', ''],
    ['another host', 'https://evil.example/widget.js'],
    ['a host that ends like a listed one', 'https://evilwidget.chat.example/a.js'],
    ['a host that begins like a listed one', 'https://widget.chat.example.evil.example/a.js'],
    ['a subdomain of a listed one', 'https://a.widget.chat.example/a.js'],
    ['a listed name before an @', 'https://widget.chat.example@evil.example/a.js'],
    ['a listed host with a password', 'https://me:secret@widget.chat.example/a.js'],
    ['another port', 'https://widget.chat.example:8443/a.js'],
    ['a listed host without its port', 'https://cdn.chat.example/a.js'],
    ['http', 'http://widget.chat.example/widget.js'],
    ['no scheme', '//widget.chat.example/widget.js'],
    ['the portal itself', '/widget.js'],
    ['data', 'data:text/javascript,alert(1)'],
    ['a script', 'javascript:alert(1)'],
    ['a blob', 'blob:https://widget.chat.example/1'],
    ['backslashes', 'https:\\\\evil.example\\@widget.chat.example/'],
    ['a backslash before the host', 'https://evil.example\\@widget.chat.example/a.js'],
    ['a line break within', 'https://widget.chat.example/\na.js'],
    ['a space within', 'https://widget.chat.example/a b.js'],
    ['a quotation mark within', `https://widget.chat.example/a'b.js`],
    ['a bracket within', 'https://widget.chat.example/<b>.js'],
    ['a tag with code', '<script>alert(1)</script>'],
    ['a tag whose code names a src', `<script>x = ' src="${SRC}"'</script>`],
    ['a tag of another host', '<script src="https://evil.example/a.js"></script>'],
    ['a tag whose second src is listed', `<script src="https://evil.example/a.js" src="${SRC}">`],
    ['a tag with data-src alone', `<script data-src="${SRC}"></script>`],
    ['another tag', `<img src="${SRC}" onerror="alert(1)">`],
    ['a tag that only begins like one', `<scripted src="${SRC}">`],
    ['a tag with http', '<script src="http://widget.chat.example/a.js"></script>'],
    ['prose', `Please add ${SRC}`],
  ])('%s', (_name, script) => {
    expect(chatScriptSrc(script, HOSTS)).toBeNull();
  });

  test.each([[[]], [['*']], [['*.chat.example']], [['chat.example']], [['https://widget.chat.example']], [['']]])(
    'a host that %j does not list',
    (hosts) => {
      expect(chatScriptSrc(SRC, hosts)).toBeNull();
    },
  );

  test('whatever text comes, other hosts than the listed', () => {
    const part = fc.constantFrom(
      '<script',
      ' src=',
      '"',
      "'",
      '>',
      SRC,
      'https://',
      'evil.example',
      '/',
      '@',
      ' ',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 12 }), (parts) => {
        const href = chatScriptSrc(parts.join(''), HOSTS);
        if (href !== null) expect(new URL(href)).toMatchObject({ protocol: 'https:', host: 'widget.chat.example' });
      }),
      { seed: 55, numRuns: 2000 },
    );
  });
});

test('hosts are compared in any letter case', () => {
  expect(chatScriptSrc(SRC, ['Widget.Chat.Example'])).toBe(SRC);
});
