import { expect, test } from 'vitest';
import { GLOSSARY, glossaryBreaks } from './glossary.ts';

test.each([
  ['Live classes', '直播课'],
  ['Book a meeting', '预约会面'],
  ['Copy the meeting link', '复制会议链接'],
  ['Book again with {{teacher}}', '再次预约：{{teacher}}'],
  ['3 lessons', '3 节课'],
  ['A teacherless text', '没有'],
])('"%s" as "%s" keeps the glossary', (english, chinese) => {
  expect(glossaryBreaks(english, chinese)).toEqual([]);
});

test.each([
  ['LIVE CLASSES', '在线课', 'live class', '在线课'],
  ['Search for a teacher', '搜索老师', 'teacher', '老师'],
  ['Delete account', '删除', 'account', null],
  ['Sign up', '参加', 'sign up', null],
])('"%s" as "%s" breaks it at "%s"', (english, chinese, en, found) => {
  expect(glossaryBreaks(english, chinese).map((one) => [one.term.en, one.found])).toEqual([[en, found]]);
});

test.each(GLOSSARY.map((term) => [term.en, term] as const))('the entry "%s" can be kept', (_en, term) => {
  expect(term.zh.length).toBeGreaterThan(0);
  for (const word of term.zh) expect(glossaryBreaks(term.en, word)).toEqual([]);
  for (const word of term.not) expect(glossaryBreaks(term.en, word).map((one) => one.found)).toEqual([word]);
});

test('no term is in it twice', () => {
  const terms = GLOSSARY.map(({ en }) => en);
  expect(terms).toEqual([...new Set(terms)]);
});
