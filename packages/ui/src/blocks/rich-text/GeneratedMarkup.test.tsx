// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/index.ts';
import { findDangers } from './dangers.fixture.ts';
import { plainText } from './plain-text.ts';
import { safeFragment } from './safe-fragment.ts';
import { SafeHtml } from './SafeHtml.tsx';

/* Markup that nobody wrote: what it finds becomes a row of safe-fragment.test.ts. */

const TAGS =
  'p b i a img table td tr ul li h1 div br svg math style script iframe form input button template noscript title ' +
  'textarea select option mtext mi mglyph malignmark annotation-xml foreignObject desc use animate set image object ' +
  'embed base meta link video audio source details marquee xmp plaintext noembed frameset body html head x-evil font';
const ATTRIBUTES =
  'href src srcset xlink:href action formaction data poster background style class id name target rel srcdoc onclick ' +
  'onerror onload onfocus onanimationstart ontoggle http-equiv content encoding values attributeName is slot title alt ' +
  'width colspan start autofocus contenteditable ping manifest';
const VALUES = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '&#106;avascript&colon;alert(1)',
  'JaVaScRiPt&#58;alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://school.example/a',
  '/Help',
  'mailto:a@b.example',
  'alert(1)',
  'url(javascript:alert(1))',
  'text/html',
  '0;url=https://evil.example',
  '</title><img src=x onerror=alert(1)>',
  '--><img src=x onerror=alert(1)>',
  '`onmouseover=alert(1)',
  'a" onmouseover="alert(1)',
  "a' onmouseover='alert(1)",
  '',
];
/** Pieces that end what is around them, or that parsers read differently the second time. */
const PIECES = [
  'text',
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '<?xml ',
  '</',
  '<',
  '>',
  '"',
  "'",
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#0;',
  '\0',
  '</p>',
  '</style>',
  '</noscript>',
  '</template>',
  '</math>',
  '</svg>',
  '<br/',
  '<a href="https://school.example/a" target=_top rel=opener>our school</a>',
  '<a href="javascript:alert(1)">our school</a>',
];

const attribute = fc
  .tuple(
    fc.constantFrom(...ATTRIBUTES.split(' ')),
    fc.constantFrom(...VALUES),
    fc.constantFrom('"', "'", ''),
    fc.constantFrom(' ', '/', '\n', '\f'),
  )
  .map(([name, value, quote, gap]) => `${gap}${name}=${quote}${value}${quote}`);
const attributes = fc.array(attribute, { maxLength: 3 }).map((all) => all.join(''));

const { markup } = fc.letrec<{ markup: string; element: string }>((tie) => ({
  element: fc
    .tuple(fc.constantFrom(...TAGS.split(' ')), attributes, tie('markup'), fc.boolean())
    .map(([tag, given, inner, closed]) => `<${tag}${given}>${inner}${closed ? `</${tag}>` : ''}`),
  markup: fc
    .array(fc.oneof({ maxDepth: 5, depthSize: 'small' }, fc.constantFrom(...PIECES), tie('element')), { maxLength: 4 })
    .map((all) => all.join('')),
}));

/** What a browser makes of HTML that is written and parsed again. */
function parsedAgain(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const executed = vi.fn();
let translations: i18n;
beforeAll(async () => {
  translations = await createI18n('en');
});
afterEach(cleanup);

test('nothing in a safe fragment is active, nor when it is written and parsed again (3000 texts)', () => {
  vi.stubGlobal('alert', executed.mockClear());
  let dangerous = 0;
  fc.assert(
    fc.property(markup, (html) => {
      if (findDangers(parsedAgain(html)).length > 0) dangerous += 1;
      const fragment = safeFragment(html);
      expect(findDangers(fragment)).toEqual([]);
      const box = document.createElement('div');
      box.append(fragment);
      expect(findDangers(parsedAgain(box.innerHTML))).toEqual([]);
    }),
    { seed: 20_261_123, numRuns: 3000 },
  );
  // Else the texts would prove nothing.
  expect(dangerous).toBeGreaterThan(1000);
  expect(executed).not.toHaveBeenCalled();
});

test('what SafeHtml draws leads only to the web, to mail and to this origin, and a new tab knows nothing of it (300 texts)', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const { container, unmount } = render(
        <I18nextProvider i18n={translations}>
          <SafeHtml html={html} />
        </I18nextProvider>,
      );
      expect(
        container.querySelectorAll('script, style, iframe, form, svg, math, object, embed, base, meta'),
      ).toHaveLength(0);
      for (const element of container.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^on|^style$|^srcdoc$|^srcset$|^(?:form)?action$/);
          if (name === 'href' || name === 'src') {
            expect(new URL(value, 'https://portal.example/').protocol).toMatch(/^(?:https?|mailto):$/);
          }
        }
        if (element.getAttribute('target') === '_blank') {
          expect(element.getAttribute('rel')).toBe('noopener noreferrer');
        }
      }
      unmount();
    }),
    { seed: 20_261_123, numRuns: 300 },
  );
});

test('the plain text of any markup is a text, and nothing runs (1000 texts)', () => {
  vi.stubGlobal('alert', executed.mockClear());
  fc.assert(
    fc.property(markup, (html) => {
      expect(typeof plainText(html)).toBe('string');
    }),
    { seed: 20_261_123, numRuns: 1000 },
  );
  expect(executed).not.toHaveBeenCalled();
});
