import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { decodeStudentProgressLink } from './decode.ts';
import { decodeProgressFrameEnabled } from './frame-enabled.ts';
import { progressFrameHeight, progressFrameSrc } from './rules.ts';

describe('the answer of Account/GetStudentProgress', () => {
  test.each([
    [
      { studentProgressUrl: '/progress', Uuid: 'u-1' },
      { href: 'https://main.example/progress', uuid: 'u-1' },
    ],
    [
      { studentProgressUrl: null, Uuid: 'u-1', More: 1 },
      { href: null, uuid: 'u-1' },
    ],
    [
      { studentProgressUrl: '', Uuid: '' },
      { href: null, uuid: '' },
    ],
    [{ Uuid: 'u-1' }, { href: null, uuid: 'u-1' }],
  ])('%j', (sent, expected) => {
    expect(decodeStudentProgressLink(sent, decodeContext)).toEqual(expected);
  });

  test.each([null, [], {}, { studentProgressUrl: '/progress' }, { studentProgressUrl: 1, Uuid: 'u-1' }])(
    '%j is not understood',
    (sent) => {
      expect(() => decodeStudentProgressLink(sent, decodeContext)).toThrow('notUnderstood');
    },
  );
});

describe('whether the frame replaces the tiles', () => {
  test.each([
    [{ IsEnableStudentProgress: true }, true],
    [{ IsEnableStudentProgress: false }, false],
    [{ IsEnableStudentProgress: null }, false],
    [{ IsEnableStudentProgress: 'true' }, false],
    [{}, false],
  ])('%j: %s', (sent, expected) => {
    expect(decodeProgressFrameEnabled(sent)).toBe(expected);
  });

  test.each([null, true, 'true'])('%j is not understood', (sent) => {
    expect(() => decodeProgressFrameEnabled(sent)).toThrow('notUnderstood');
  });
});

describe('the address of the frame', () => {
  const src = (studentProgressUrl: string | null, lang: 'en' | 'zh-CN' = 'en') =>
    progressFrameSrc(decodeStudentProgressLink({ studentProgressUrl, Uuid: 'a b' }, decodeContext), lang);

  test.each([
    ['https://progress.example', 'en', 'https://progress.example/?uuid=a%20b&lang=en'],
    ['https://progress.example/me?v=2', 'zh-CN', 'https://progress.example/me?v=2&uuid=a%20b&lang=zh-CN'],
    ['/progress', 'en', 'https://main.example/progress?uuid=a%20b&lang=en'],
  ] as const)('%j in %s is %s', (address, lang, expected) => {
    expect(src(address, lang)).toBe(expected);
  });

  test.each([null, '', 'progress', '//progress.example', 'javascript:alert(1)', 'http://progress.example'])(
    '%j is none',
    (address) => {
      expect(src(address)).toBeNull();
    },
  );
});

describe('the height of the frame', () => {
  test.each([
    [null, 250],
    [730, 700],
    [280.5, 250.5],
    [31, 1],
    [30, 250],
    [1, 250],
    [1e9, 16_000],
  ])('after %j is %d px', (said, expected) => {
    expect(progressFrameHeight(said)).toBe(expected);
  });
});
