// @vitest-environment jsdom
import { callInit, callUrl, earlyKey } from '@portal/data/client';
import { colorSchemeCall } from '@portal/data/settings';
import { menuFlagsCall } from '@portal/data/shell';
import { fingerprint } from '@portal/domain/session';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { boot, OFFLINE, resetPage } from '../testing/run-boot.ts';
import { slot } from './first-picture/parts.ts';

afterEach(resetPage);

describe('the token of a /ProceedLogin address', () => {
  test.each([
    ['/ProceedLogin/enter-mei', 'enter-mei', '/ProceedLogin'],
    ['/proceedlogin/a%2Fb%20c/', 'a/b c', '/proceedlogin'],
    ['/study/ProceedLogin/enter-mei?from=mail', 'enter-mei', '/study/ProceedLogin'],
    // No text, so no token; it has left the address all the same.
    ['/ProceedLogin/%E0%A4%A', null, '/ProceedLogin'],
  ])('of %s is %j, and has left the address bar', async (address, token, left) => {
    expect((await boot(address)).loginToken).toBe(token);
    expect(location.pathname + location.search).toBe(left);
  });

  test.each(['/ProceedLogin', '/Lesson/5?token=x', '/ProceedLogin/a/b'])('%s has none', async (address) => {
    expect((await boot(address)).loginToken).toBeNull();
    expect(location.pathname + location.search).toBe(address);
  });
});

test.each([
  [null, 'en', 'ltr'],
  ['zh', 'zh-CN', 'ltr'],
  ['tlh', 'en', 'ltr'],
  ['toString', 'en', 'ltr'],
])('with the stored language %s the page is in %s', async (stored, lang, dir) => {
  if (stored !== null) localStorage.setItem('selectedLanguage', stored);
  await boot('/');
  expect([document.documentElement.lang, document.documentElement.dir || 'ltr']).toEqual([lang, dir]);
});

describe('the configuration', () => {
  test('is what the deployment sent', async () => {
    const { config } = await boot('/', { '/config.json': () => Response.json({ mainAppUrl: 'https://main.example' }) });
    expect(await config).toEqual({ mainAppUrl: 'https://main.example' });
  });

  test.each([
    ['is not there', () => Response.json({ mainAppUrl: 'no file' }, { status: 404 })],
    ['is no JSON', () => new Response('<html>')],
  ])('is empty when the file %s', async (_name, answer) => {
    const asked = vi.fn(answer);
    expect(await (await boot('/', { '/config.json': asked })).config).toEqual({});
    expect(asked).toHaveBeenCalledOnce();
  });

  const CUT = () =>
    new Response(
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('{"mainApp'));
          body.error(new TypeError('network error'));
        },
      }),
    );
  describe.each([
    ['without a connection', OFFLINE],
    ['that was cut', CUT],
    ['of a host in trouble', () => Response.json({}, { status: 503 })],
  ])('%s', (_name, answer) => {
    test('is asked for again', async () => {
      vi.useFakeTimers();
      const asked = vi.fn(() => Response.json({ mainAppUrl: 'https://main.example' })).mockImplementationOnce(answer);
      const { config } = await boot('/', { '/config.json': asked });
      await vi.advanceTimersByTimeAsync(1000);
      expect(await config).toEqual({ mainAppUrl: 'https://main.example' });
    });

    test('is the start’s trouble the second time, and no default', async () => {
      vi.useFakeTimers();
      const asked = vi.fn<() => Response>(answer);
      const { config } = await boot('/', { '/config.json': asked });
      const failed = expect(config).rejects.toThrow();
      await vi.advanceTimersByTimeAsync(1000);
      await failed;
      expect(asked).toHaveBeenCalledTimes(2);
    });
  });
});

describe('before the code is there', () => {
  const files = ['base', 'sign-in', 'dashboard', 'core.en', 'session.en', 'session.zh', 'lesson', 'lesson.en'];
  const manifest = {
    files: files.map((name) => `/${name}.js`),
    of: {
      every: [0],
      signIn: [1],
      dashboard: [2, 0],
      en: [3],
      'signIn-en': [4],
      'signIn-zh': [5],
      '/lesson': [6],
      '/lesson-en': [7],
      '/error': [0],
    },
  };
  const preloads = () => [...document.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);

  test.each([
    ['/', '', ['/base.js', '/sign-in.js', '/core.en.js', '/session.en.js']],
    ['/', 'authorizationToken=5', ['/base.js', '/dashboard.js', '/core.en.js']],
    ['/Lesson/5', 'authorizationToken=5', ['/base.js', '/core.en.js', '/lesson.js', '/lesson.en.js']],
    // Sign-in comes first.
    ['/Lesson/5', '', ['/base.js', '/sign-in.js', '/core.en.js', '/session.en.js']],
    ['/nowhere', '', ['/base.js', '/core.en.js']],
  ])(
    'at %s with the cookies %j the files of its screen and language are fetched, once',
    async (address, cookie, asked) => {
      document.cookie = cookie;
      window.preloadManifest = manifest;
      await (
        await boot(address)
      ).allSent;
      expect(preloads()).toEqual(asked.map((file) => ['modulepreload', file]));
    },
  );

  describe('the files of a page', () => {
    const long = {
      files: Array.from({ length: 9 }, (_, at) => `/part-${at}.js`),
      of: { every: [0], '/lesson': [1, 2, 3, 4, 5, 6, 7, 8] },
    };

    // Over HTTP/1.1 the requests would wait behind them.
    test('come three at a time, until the first requests are sent', async () => {
      document.cookie = 'authorizationToken=5';
      window.preloadManifest = long;
      const config = Promise.withResolvers<Response>();
      const { allSent } = await boot('/Lesson/5', { '/config.json': () => config.promise });
      const links = () => [...document.querySelectorAll('link')];
      expect(links().length).toBe(1 + 3);
      links()[2]?.dispatchEvent(new Event('load'));
      links()[3]?.dispatchEvent(new Event('error'));
      expect(links().length).toBe(1 + 5);
      config.resolve(Response.json({}));
      await allSent;
      await Promise.resolve();
      expect(links().map((link) => link.getAttribute('href'))).toEqual(long.files);
      links()[4]?.dispatchEvent(new Event('load'));
      expect(links().length).toBe(9);
    });

    test('do not wait for a slow server', async () => {
      vi.useFakeTimers();
      document.cookie = 'authorizationToken=5';
      window.preloadManifest = long;
      await boot('/Lesson/5', { '/config.json': () => new Promise<Response>(() => undefined) });
      vi.advanceTimersByTime(999);
      expect(preloads().length).toBe(1 + 3);
      vi.advanceTimersByTime(1);
      expect(preloads().length).toBe(9);
    });
  });

  test('the files of a screen that is opened later are fetched in one go, once, in the language in use', async () => {
    window.preloadManifest = manifest;
    const { preloadScreen } = await boot('/Login');
    const before = preloads().length;
    preloadScreen('/LESSON/7/');
    preloadScreen('/Lesson/8');
    preloadScreen('/elsewhere');
    expect(
      preloads()
        .slice(before)
        .map(([, file]) => file),
    ).toEqual(['/lesson.js', '/lesson.en.js']);
    localStorage.setItem('selectedLanguage', 'zh');
    preloadScreen('/Lesson/8');
    expect(preloads().length).toBe(before + 2);
  });

  test('the screen drawn in the HTML is shown, in the language in use', async () => {
    document.body.innerHTML = `
      <div id="root"></div>
      <template data-screen="signIn" lang="zh"><p>登录</p></template>
      <template data-screen="dashboard" lang="en"><p>Courses</p></template>
      <template data-screen="signIn" lang="en"><p>Sign in</p></template>`;
    (await boot('/Login')).showPlaceholder();
    expect(document.querySelector('#root')?.textContent).toBe('Sign in');
  });
});

test.each([
  ['behind sign-in they are used while the session’s response is on its way', 'authorizationToken=5', true],
  ['before sign-in they are not used', '', false],
])('time zones: %s', async (_name, cookie, expected) => {
  document.cookie = cookie;
  const used = vi.spyOn(Intl, 'DateTimeFormat');
  const never = () => new Promise<Response>(() => undefined);
  await boot('/Lesson/5', { '/config.json': () => Response.json({}), '/api/Account/CheckAuth': never });
  // Two frames later: the first is the one that may have been due.
  for (const _ of [1, 2]) await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  expect(used.mock.calls.length > 0).toBe(expected);
});

test('what the code will ask is asked of the configured API, and found under the same key', async () => {
  const address = callUrl('https://api.example/v1', colorSchemeCall);
  const { method, body } = callInit(colorSchemeCall, { type: 'Basic', token: '', jwt: '' });
  const { early } = await boot('/Login', {
    '/config.json': () => Response.json({ apiBase: 'https://api.example/v1' }),
    [address]: () => Response.json({ Value: 'BLUE' }),
  });
  const answer = await vi.waitFor(
    () => early.get(earlyKey(method ?? 'GET', address, body)) ?? expect.fail('not asked'),
    30_000,
  );
  expect(await answer.json()).toEqual({ Value: 'BLUE' });
});

test.each([
  ['/MyPackages', 1],
  ['/ForgotPassword', 1],
  ['/ProceedLogin/enter-mei', 0],
  ['/singlelogout?returnUrl=/', 0],
])('at %s the session of an earlier visit is checked early %i times', async (address, times) => {
  document.cookie = 'authorizationToken=5';
  const asked = vi.fn(() => Response.json({ IsSuccess: false }));
  const { allSent } = await boot(address, { '/api/Account/CheckAuth': asked });
  await allSent;
  expect(asked).toHaveBeenCalledTimes(times);
});

describe('what the device kept of the last visit', () => {
  const TOKEN = 'token-of-mei';
  const MINUTE = 60_000;
  const tile = {
    id: 101,
    kind: 'course',
    name: 'PTE',
    description: null,
    availability: 'active',
    progress: 'inProgress',
    icon: { kind: 'default' },
  };
  const kept = {
    version: `${location.origin}/base.js`,
    session: fingerprint(TOKEN),
    picture: { firstName: 'Mei', zone: null, tiles: [null, tile] },
  };
  const sample = `<li><article><h3><a>${slot(0)}</a></h3></article></li>`;
  const TEMPLATES = `<div id="root"></div>
    <template data-screen="dashboard" lang="en"><div lang="en"><main><div><div aria-hidden="true"><div class="grid"><b></b></div></div></div></main></div></template>
    <template data-part="tiles" lang="en"><ul class="grid">${sample.repeat(3)}</ul></template><template data-part="age" lang="en"><div role="status"><p>${slot(0)}</p></div></template>`;

  /** What the placeholder of the dashboard shows. */
  async function shown(visit: object, address = '/', token = TOKEN) {
    document.cookie = `authorizationToken=${token}`;
    localStorage.setItem('lastVisit', JSON.stringify({ ...kept, at: Date.now() - 2 * MINUTE, ...visit }));
    document.body.innerHTML = TEMPLATES;
    window.preloadManifest = { files: ['/base.js'], of: {} };
    const page = await boot(address);
    page.showPlaceholder();
    return {
      courses: [...document.querySelectorAll('#root a')].map((link) => [link.textContent, link.getAttribute('href')]),
      age: document.querySelector('#root [role=status]')?.textContent ?? null,
      showsLastVisitNote: page.showsLastVisitNote(),
    };
  }
  const nothing = { courses: [], age: null, showsLastVisitNote: false };

  test('is shown with its age', async () => {
    const age = '2 minutes ago';
    expect(await shown({})).toEqual({ courses: [['PTE', '/mycourse/101']], age, showsLastVisitNote: true });
  });

  test('has no age within a minute', async () => {
    expect(await shown({ at: Date.now() - MINUTE / 2 })).toMatchObject({
      ...nothing,
      courses: [['PTE', '/mycourse/101']],
    });
  });

  test.each([
    ['of another session', { session: fingerprint('another') }],
    ['of another version', { version: `${location.origin}/base-2.js` }],
    ['of no course that can be opened', { picture: { ...kept.picture, tiles: [null, null] } }],
    ['of no courses', { picture: null }],
    ['that cannot be read', { picture: { tiles: 5 } }],
    ['that cannot be drawn', { picture: { ...kept.picture, tiles: [{ ...tile, progress: 'toString' }] } }],
  ])('%s is not shown', async (_name, change) => {
    expect(await shown(change)).toEqual(nothing);
  });

  test('is not shown without a session, nor on another page', async () => {
    expect(await shown({ session: fingerprint('') }, '/', '')).toEqual(nothing);
    expect(await shown({}, '/MyCourseList')).toEqual(nothing);
  });
});

test('what the code has sent itself is not sent early any more', async () => {
  document.cookie = 'authorizationToken=5';
  const calls: string[] = [];
  const answer = (path: string, value: object) => () => {
    calls.push(path);
    return Response.json({ IsSuccess: true, Value: value });
  };
  const check = Promise.withResolvers<void>();
  const menu = callUrl('/api', menuFlagsCall(5001));
  const { allSent, early, noteSent } = await boot('/Lesson/5', {
    '/config.json': () => Response.json({}),
    '/api/Account/CheckAuth': async () => {
      await check.promise;
      return Response.json({ IsSuccess: true, Value: { AccountInformation: { UserId: 5001 } } });
    },
    [menu]: answer('menu', {}),
  });
  noteSent(earlyKey('POST', menu, callInit(menuFlagsCall(5001), { type: 'Basic', token: '5', jwt: '' }).body));
  check.resolve();
  await allSent;
  expect(calls).toEqual([]);
  expect([...early.keys()].filter((key) => key.includes(menu))).toEqual([]);
});
