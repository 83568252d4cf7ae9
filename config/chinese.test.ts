import { loadConfig, format } from 'autocorrect-node';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { glossaryBreaks } from '../packages/ui/src/i18n/glossary.ts';
import { englishOf } from '../packages/ui/src/i18n/plural-forms.ts';
import { ROOT } from './processes.mjs';

loadConfig(readFileSync(join(ROOT, '.autocorrectrc'), 'utf8'));

type Tree = { [key: string]: string | Tree };
type Sentence = { key: string; text: string };

const flatten = (tree: Tree, path: string): Sentence[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ key: path + name, text: value }] : flatten(value, `${path}${name}.`),
  );

function sentencesOf(language: string): Sentence[] {
  const folder = join(ROOT, 'packages/ui/src/i18n', language);
  return readdirSync(folder).flatMap((file) =>
    flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree, `${file.replace('.json', '')}:`),
  );
}

/** Placeholders that are never Chinese: numbers, days, times and addresses. All others may begin and end with any letter. */
const NEVER_CHINESE =
  /^(?:count|number|percent|score|minimum|done|total|booked|max|left|shown|step|position|date|from|to|start|end|time|email|digits|expiry|id|times|pixels)$/;

/** The two kinds of text a placeholder may stand for; one of them breaks every sentence that has room for the other only. */
const FILLINGS = { Latin: 'Ana', Chinese: '王小明' };

const filled = (text: string, filling: string) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => (NEVER_CHINESE.test(name) ? '3' : filling));

/**
 * What is wrong with a sentence, as the sentence it should be; undefined when it is right.
 * @param text with its placeholders
 */
function correctionOf(text: string): string | undefined {
  for (const filling of Object.values(FILLINGS)) {
    const sentence = filled(text, filling);
    // AutoCorrect leaves a space between two Chinese characters, which stands there where Latin letters were expected.
    const corrected = format(sentence).replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
    if (corrected !== sentence) return corrected;
  }
  return undefined;
}

const chinese = sentencesOf('zh');
const english = new Map(sentencesOf('en').map(({ key, text }) => [key, text]));

describe('the rules tell right from wrong', () => {
  test.each([
    ['共 {{count}} 门课程', undefined],
    ['共{{count}}门课程', '共 3 门课程'],
    ['使用{{organisation}}登录', '使用 Ana 登录'],
    ['使用 {{organisation}} 登录', '使用王小明登录'],
    ['使用“{{organisation}}”登录', undefined],
    ['时区：{{zone}}', undefined],
    ['请稍后再试,谢谢', '请稍后再试，谢谢'],
    ['时间（UTC+11）为准', undefined],
  ])('%s', (text, correction) => {
    expect(correctionOf(text)).toBe(correction);
  });
});

test('spaces and punctuation are right, whatever the placeholders stand for', () => {
  const wrong = chinese.flatMap(({ key, text }) => {
    const correction = correctionOf(text);
    return correction === undefined ? [] : [`${key}: ${text} -> ${correction}`];
  });
  expect(wrong).toEqual([]);
});

/** A link at the end of a line, which a full-width mark would move away from the edge. */
const WITHOUT_MARK = new Set(['session:forgot']);

test('a sentence ends with a full stop or a question mark where the English one does', () => {
  const ending = (text = '') => ({ '.': '。', '?': '？' })[text.at(-1) ?? ''] ?? '';
  const wrong = chinese.filter(({ key, text }) => {
    if (WITHOUT_MARK.has(key)) return false;
    const expected = ending(english.get(key));
    return expected ? !text.endsWith(expected) : /[。？]$/.test(text);
  });
  expect(wrong).toEqual([]);
});

test('the student is 你, and no mark is half-width in Chinese', () => {
  const wrong = chinese.filter(({ text }) => /您|\p{Script=Han}[,;:?!()]|[,;:?!(]\p{Script=Han}/u.test(text));
  expect(wrong).toEqual([]);
});

test('the words of the field are those of the glossary', () => {
  const wrong = chinese.flatMap(({ key, text }) =>
    glossaryBreaks(englishOf(key, english) ?? '', text).map(
      ({ term, found }) => `${key}: ${text} -> ${term.zh.join(' or ')}${found === null ? '' : `, not ${found}`}`,
    ),
  );
  expect(wrong).toEqual([]);
});
