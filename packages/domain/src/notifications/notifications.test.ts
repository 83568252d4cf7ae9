import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { createToSafeHref } from '../shared/index.ts';
import { decodeNotificationAlert } from './decode.ts';
import { notificationFrameHeight, notificationFrameSrc } from './rules.ts';

const wire = { NotificationMicroServiceUrl: 'https://notes.example/app', UserUuid: 'u-1', Role: 'Student' };

describe('the answer of Account/GetNotificationAlert', () => {
  test.each([
    [wire, { href: 'https://notes.example/app', userUuid: 'u-1', role: 'Student' }],
    [
      { ...wire, NotificationMicroServiceUrl: null, More: 1 },
      { href: null, userUuid: 'u-1', role: 'Student' },
    ],
    [
      { UserUuid: '', Role: 'Student' },
      { href: null, userUuid: '', role: 'Student' },
    ],
    [
      { ...wire, NotificationMicroServiceUrl: '' },
      { href: null, userUuid: 'u-1', role: 'Student' },
    ],
  ])('%j', (sent, expected) => {
    expect(decodeNotificationAlert(sent, decodeContext)).toEqual(expected);
  });

  test.each([
    null,
    'https://notes.example',
    {},
    { ...wire, UserUuid: null },
    { ...wire, Role: 1 },
    { ...wire, NotificationMicroServiceUrl: 1 },
  ])('%j is not understood', (sent) => {
    expect(() => decodeNotificationAlert(sent, decodeContext)).toThrow('notUnderstood');
  });
});

describe('the address of the frame', () => {
  const MAIN = 'https://www.school.example';
  const OWN = 'https://portal.example/Notification';
  /** From the wire to the frame. */
  const src = (NotificationMicroServiceUrl: string | null, lang: 'en' | 'zh-CN' = 'en', own = OWN) => {
    const sent = { NotificationMicroServiceUrl, UserUuid: 'a b/ü', Role: 'Student' };
    return notificationFrameSrc(decodeNotificationAlert(sent, { toSafeHref: createToSafeHref(MAIN, own) }), lang);
  };
  const QUERY = 'userUuid=a%20b%2F%C3%BC&role=Student';

  test.each([
    ['https://notes.example', 'en', `https://notes.example/?${QUERY}&lang=en`],
    ['https://notes.example/app', 'zh-CN', `https://notes.example/app?${QUERY}&lang=zh-CN`],
    ['https://notes.example/app?school=7', 'en', `https://notes.example/app?school=7&${QUERY}&lang=en`],
    ['/notes', 'en', `https://www.school.example/notes?${QUERY}&lang=en`],
  ] as const)('%j in %s is %s', (address, lang, expected) => {
    expect(src(address, lang)).toBe(expected);
  });

  test.each([null, '', 'notes', '//notes.example', 'javascript:alert(1)', 'data:text/html,x', 'http://notes.example'])(
    '%j is none',
    (address) => {
      expect(src(address)).toBeNull();
    },
  );

  test('may be http where the portal is', () => {
    expect(src('http://notes.example/', 'en', 'http://localhost:5173/')).toBe(`http://notes.example/?${QUERY}&lang=en`);
  });
});

describe('the height of the frame', () => {
  test.each([
    [844, 0, 687],
    [844, 92, 595],
    [800, 0, 643],
    [390, 0, 233],
    [500, 104, 239],
    [158, 0, 1],
    [157, 0, 420],
    [0, 0, 420],
    [844, 2000, 420],
    [Number.NaN, 0, 420],
    [844, Number.NaN, 420],
    [Number.POSITIVE_INFINITY, 0, 420],
  ])('in a window of %d px with %d px of banners is %d px', (windowHeight, bannerHeight, expected) => {
    expect(notificationFrameHeight(windowHeight, bannerHeight)).toBe(expected);
  });
});
