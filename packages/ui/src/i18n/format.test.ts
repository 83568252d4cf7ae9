import { describe, expect, test } from 'vitest';
import { createFormat } from './format.ts';

const at = new Date('2026-11-20T23:37:43Z');

describe.each([
  [
    'en',
    {
      date: '10/03/2026',
      dayAndDate: 'Tue 10/03/2026',
      weekday: 'Tue',
    },
  ],
  [
    'zh',
    {
      date: '10/03/2026',
      dayAndDate: '周二 10/03/2026',
      weekday: '周二',
    },
  ],
] as const)('a day in %s', (language, expected) => {
  const format = createFormat(language);
  test.each(['date', 'dayAndDate', 'weekday'] as const)('%s', (form) => {
    expect(format[form]('2026-03-10')).toBe(expected[form]);
  });
});

describe.each(['en', 'zh'] as const)('a number in %s', (language) => {
  test.each([
    [66.666_666_666_666_67, '66.67'],
    [4.25, '4.25'],
    [68.5, '68.5'],
    [68.004, '68'],
    [64.996, '65'],
    [65, '65'],
    [0, '0'],
    [1234, '1,234'],
  ])('%d is %s', (value, shown) => {
    expect(createFormat(language).number(value)).toBe(shown);
  });
});

test.each([
  ['en', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
  ['zh', ['周日', '周一', '周二', '周三', '周四', '周五', '周六']],
] as const)('the days from Sunday to Saturday in %s, as live classes name them (LIV-09)', (language, expected) => {
  const { weekday } = createFormat(language);
  expect(expected.map((_name, i) => weekday(`2026-11-${22 + i}`))).toEqual(expected);
});

test.each([
  ['en', 'Asia/Shanghai', ' (UTC+8)'],
  ['zh', 'Asia/Shanghai', '（UTC+8）'],
  ['en', 'America/St_Johns', ' (UTC-3:30)'],
  ['en', 'Australia/Sydney', ' (UTC+11)'],
] as const)('a zone in %s: %s', (language, zone, ending) => {
  const words = createFormat(language).zone(zone, at);
  expect(words.endsWith(ending)).toBe(true);
  expect(words.slice(0, -ending.length)).toMatch(/\p{Letter}(?<!GMT)$/u);
});

test.each([
  ['Australia/Sydney', '2027-04-03T12:50:00Z', '2027-04-05T00:50:00Z'],
  ['America/St_Johns', '2026-10-31T12:00:00Z', '2026-11-02T14:20:00Z'],
] as const)('%s at %s and %s, between which its clock changes, has no one offset', (zone, ...instants) => {
  const { zone: nameOf } = createFormat('en');
  const [before, after] = instants.map((moment) => new Date(moment));
  const name = nameOf(zone, before as Date).replace(/ \(.*/, '');
  expect(nameOf(zone, [before as Date, after as Date])).toBe(name);
  expect(nameOf(zone, [before as Date, before as Date])).toBe(nameOf(zone, before as Date));
});

test('a zone without a name of its own is its offset', () => {
  expect(createFormat('en').zone('UTC', at)).toBe('UTC+0');
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  expect(createFormat('en').zone('Antarctica/Troll', [noon('2027-03-01'), noon('2027-04-01')])).toMatch(
    /^(?:UTC\+0, UTC\+2|[^(]*)$/,
  );
});
