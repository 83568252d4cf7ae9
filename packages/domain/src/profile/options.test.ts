import { expect, test } from 'vitest';
import { decodeProfileOptions } from './options.ts';

test('values are texts, whatever they are on the wire', () => {
  const sent = {
    TimeZones: [{ Value: 'Asia/Shanghai', Text: '(UTC+08:00) Asia/Shanghai' }],
    Countries: [{ Value: 14, Text: 'Australia' }],
    AgeRanges: [{ Value: 1, Text: 'Under 18' }, null],
  };
  expect(decodeProfileOptions(sent)).toEqual({
    timeZones: [{ value: 'Asia/Shanghai', label: '(UTC+08:00) Asia/Shanghai' }],
    genders: [],
    countries: [{ value: '14', label: 'Australia' }],
    firstLanguages: [],
    ageRanges: [{ value: '1', label: 'Under 18' }],
    englishStartYears: [],
  });
});

test('a list that cannot be read is empty, the others are there', () => {
  const read = decodeProfileOptions({ Genders: 'all', Countries: [{ Value: 14, Text: 'Australia' }] });
  expect(read.genders).toEqual([]);
  expect(read.countries).toHaveLength(1);
});
