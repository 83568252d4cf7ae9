import { expect, test } from 'vitest';
import { problemsOfTranslation } from './translation-rules.ts';

test.each([
  ['Sign up', '报名'],
  ['{{done}} of {{count}} lessons', '共 {{count}} 节课，已完成 {{done}} 节'],
  ['Dismiss {{title}}', '移除“{{ title }}”'],
  ['Back to {{day}}', '{{day}}：返回 {{day}}'],
  ['Read <1>the terms</1> and <2>the rules</2>', '请阅读<2>规则</2>和<1>条款</1>'],
  ['One <strong>bold <1>link</1></strong><br/>', '<strong><1>链接</1></strong><br />'],
  ['a < b and c > d', 'a 小于 b'],
])('nothing is wrong with "%s" as "%s"', (english, edited) => {
  expect(problemsOfTranslation(english, edited)).toEqual([]);
});

test.each([
  ['Sign up', '', 'empty', ''],
  ['Sign up', ' \n', 'empty', ''],
  ['Dismiss {{title}}', '移除', 'lostPlaceholder', '{{title}}'],
  ['Dismiss', '移除{{title}}', 'unknownPlaceholder', '{{title}}'],
  ['Read <1>the terms</1>', '请阅读条款', 'lostTag', '<1>…</1>'],
  ['Read the terms', '请阅读<b>条款</b>', 'unknownTag', '<b>…</b>'],
  ['<b>One</b>', '<b>一</b><b>二</b>', 'unknownTag', '<b>…</b>'],
  ['One<br/>two', '一二', 'lostTag', '<br/>'],
] as const)('"%s" as "%s": %s %s', (english, edited, kind, text) => {
  expect(problemsOfTranslation(english, edited)).toEqual([{ kind, text }]);
});

test.each([
  ['Dismiss {{title}}', '移除{{标题}}', ['lostPlaceholder {{title}}', 'unknownPlaceholder {{标题}}']],
  ['Dismiss {{title}}', '移除{title}', ['lostPlaceholder {{title}}', 'unknownPlaceholder {title}']],
  ['Dismiss {{title}}', '移除{{title', ['lostPlaceholder {{title}}', 'unknownPlaceholder {']],
  ['Dismiss {{title}}', '移除{{{title}}}', ['lostPlaceholder {{title}}', 'unknownPlaceholder {{{title}}}']],
  ['Read <1>the terms</1>', '请阅读<1>条款', ['lostTag <1>…</1>', 'unknownTag <1>']],
  ['Read <1>the terms</1>', '请阅读</1>条款<1>', ['lostTag <1>…</1>', 'unknownTag </1>', 'unknownTag <1>']],
])('"%s" as "%s" is wrong in several ways', (english, edited, expected) => {
  expect(problemsOfTranslation(english, edited).map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
});
