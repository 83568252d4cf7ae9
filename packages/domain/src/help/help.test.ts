import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { FailureError } from '../shared/index.ts';
import { decodeHelpInfo } from './decode.ts';
import { keptHelpInfo, readKeptHelpInfo } from './kept.ts';
import { contactWays, helpVariant } from './rules.ts';

const FAQ = 'https://help.school.example/faq';
const ASK = 'https://help.school.example/ask';
const SCRIPT = 'https://widget.chat.example/widget.js';
const links = { FaqLink: FAQ, AskQuestionLink: ASK };
const chat = { IsEnableFreshDesk: true, FreshDeskScript: SCRIPT };

describe('/Help shows (HLP-04 to HLP-06)', () => {
  test.each([
    [
      'the chat alone, whatever links there are',
      { ...links, ...chat },
      { kind: 'chat', script: SCRIPT, otherwise: { kind: 'links', faqHref: FAQ, askHref: ASK } },
    ],
    ['the chat without links', chat, { kind: 'chat', script: SCRIPT, otherwise: { kind: 'form' } }],
    [
      'the links while the chat is off',
      { ...links, ...chat, IsEnableFreshDesk: false },
      { kind: 'links', faqHref: FAQ, askHref: ASK },
    ],
    [
      'the links where the chat has no script',
      { ...links, IsEnableFreshDesk: true, FreshDeskScript: '' },
      { kind: 'links', faqHref: FAQ, askHref: ASK },
    ],
    [
      'links of http',
      { FaqLink: 'http://faq.example/', AskQuestionLink: 'http://ask.example/' },
      { kind: 'links', faqHref: 'http://faq.example/', askHref: 'http://ask.example/' },
    ],
    ['the FAQ alone', { FaqLink: FAQ, AskQuestionLink: null }, { kind: 'links', faqHref: FAQ, askHref: null }],
    ['asking alone', { FaqLink: '', AskQuestionLink: ASK }, { kind: 'links', faqHref: null, askHref: ASK }],
    ['the form without links', { FaqLink: null, AskQuestionLink: null, IsEnableFreshDesk: false }, { kind: 'form' }],
    ['the form where nothing is said', {}, { kind: 'form' }],
    ['the form where there are no settings', null, { kind: 'form' }],
    [
      'the form where links are not allowed',
      { FaqLink: 'javascript:alert(1)', AskQuestionLink: '//x.example' },
      { kind: 'form' },
    ],
    ['the form where the chat is switched on by a text', { ...chat, IsEnableFreshDesk: 'true' }, { kind: 'form' }],
  ])('%s', (_name, sent, expected) => {
    expect(helpVariant(decodeHelpInfo(sent, decodeContext))).toEqual(expected);
  });
});

test.each([['links'], [5], [{ FaqLink: 5 }], [{ FreshDeskScript: {} }]])(
  'settings that are %j are not understood',
  (sent) => {
    expect(() => decodeHelpInfo(sent, decodeContext)).toThrow(FailureError);
  },
);

describe('cards of the help dashboard (HLP-02, HLP-03, OPEN-58)', () => {
  const own = 'help@school.example';
  test.each([
    ['both', { helpEmail: own, contactUs: true }, '', true, `mailto:${own}`],
    ['support alone', { helpEmail: own, contactUs: false }, '', true, null],
    [
      'an email to the deployment',
      { helpEmail: null, contactUs: true },
      'it@host.example',
      false,
      'mailto:it@host.example',
    ],
    [
      'an email to the school rather than the deployment',
      { helpEmail: own, contactUs: true },
      'it@host.example',
      true,
      `mailto:${own}`,
    ],
    ['no email without an address', { helpEmail: null, contactUs: true }, '', false, null],
    ['neither', { helpEmail: null, contactUs: false }, 'it@host.example', false, null],
    ['no email to more than an address', { helpEmail: 'a@b.example?bcc=c@d.example', contactUs: true }, '', true, null],
    ['no email to what is no address', { helpEmail: 'the office', contactUs: true }, '', true, null],
  ])('%s', (_name, settings, configured, support, mailHref) => {
    expect(contactWays(settings, configured)).toEqual({ support, mailHref });
  });
});

describe('kept help settings (contract 4.5)', () => {
  /** With a script so that all of it, percent-encoded, is as long as told. */
  function ofLength(length: number) {
    const base = { ...links, IsEnableFreshDesk: true, FreshDeskScript: '' };
    const rest = encodeURIComponent(JSON.stringify(base)).length;
    return { ...base, FreshDeskScript: 'x'.repeat(length - rest) };
  }

  test.each([
    ['all', { ...links, ...chat }],
    ['3 KB', ofLength(3072)],
    ['a chat without a script', { ...links, IsEnableFreshDesk: true }],
    ['without chat', { ...links, IsEnableFreshDesk: false, FreshDeskScript: null }],
    ['nothing said', {}],
  ])('%s is read as it was', (_name, sent) => {
    expect(readKeptHelpInfo(keptHelpInfo(sent) ?? '', decodeContext)).toEqual(decodeHelpInfo(sent, decodeContext));
  });

  test('a byte more than 3 KB, and the script is left out; an enabled chat then has to be fetched', () => {
    const kept = keptHelpInfo(ofLength(3073)) ?? '';
    expect(JSON.parse(kept)).toEqual({ ...links, IsEnableFreshDesk: true });
    expect(readKeptHelpInfo(kept, decodeContext)).toBeNull();
  });

  test('a script that is left out is not missed where the chat is off', () => {
    const kept = keptHelpInfo({ ...ofLength(4000), IsEnableFreshDesk: false }) ?? '';
    expect(readKeptHelpInfo(kept, decodeContext)).toEqual({
      faqHref: FAQ,
      askHref: ASK,
      chatEnabled: false,
      chatScript: null,
    });
  });

  test('links that alone are too long are not kept', () => {
    expect(keptHelpInfo({ FaqLink: `https://help.school.example/${'x'.repeat(4000)}` })).toBeNull();
  });

  test.each(['', 'x', 'null', '[]', '5', '{"FaqLink":5}', '{"IsEnableFreshDesk":true}'])(
    '%s has to be fetched',
    (kept) => {
      expect(readKeptHelpInfo(kept, decodeContext)).toBeNull();
    },
  );

  test('a kept link is checked like one that was fetched', () => {
    expect(readKeptHelpInfo('{"FaqLink":"javascript:alert(1)"}', decodeContext)?.faqHref).toBeNull();
  });
});
