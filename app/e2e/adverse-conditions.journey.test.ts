import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { DESKTOP, test, type Portal } from './portal.ts';
import { untilQuiet } from './requests.ts';
import { goWithin } from './screens.ts';
import {
  cookieNames,
  expireSessions,
  logOut,
  passTime,
  pathOf,
  signInAs,
  waitForCourses,
  waitForDashboard,
  waitForProfile,
} from './steps.ts';
import { waitForPortal } from './whole-pages.ts';

/*
 * The portal under adverse conditions: no connection while a student sends something, a slow network, a browser without
 * storage or one that is too old, a tab that was suspended. The effect of each failed call is in tables of unit tests.
 */

const OFFLINE = 'You’re offline. Check your connection and try again.';

/** A flow in which a student sends something. */
interface Flow {
  name: string;
  at: string;
  /** The steps before sending; returns a function that reads the input that has to stay. */
  begin: (page: Page) => Promise<() => Promise<unknown>>;
  send: (page: Page) => Promise<void>;
  /** Where the failure is shown, if not beside the form: in a notice over the page, or on the error page. */
  said?: 'notice' | 'error page';
  /** Waits for the confirmation. */
  done: (page: Page) => Promise<void>;
  calls: string[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** By keyboard: two clicks at the same position within half a second count as one. */
const press = (page: Page, name: string | RegExp) => button(page, name).press('Enter');
const inDialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const nothing = async () => null;

const FLOWS: readonly Flow[] = [
  {
    name: 'the profile',
    at: '/Profile',
    begin: async (page) => {
      await waitForProfile(page);
      await page.getByLabel('First name').fill('Mei Ling');
      return () => page.getByLabel('First name').inputValue();
    },
    send: (page) => press(page, 'Save changes'),
    done: (page) => page.getByText('Profile saved').waitFor(),
    calls: ['Profile/UpdateProfile'],
  },
  {
    name: 'a reply',
    at: '/Message',
    begin: async (page) => {
      const reply = page.getByRole('textbox', { name: /^Reply to/ });
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Daniel Okafor.*14:30/ })
        .click();
      await reply.fill('Thank you');
      return () => reply.inputValue();
    },
    send: (page) => press(page, 'Send'),
    done: (page) => expect.poll(() => page.getByRole('textbox', { name: /^Reply to/ }).inputValue()).toBe(''),
    calls: ['Message/Reply'],
  },
  {
    name: 'a registration for a live class',
    at: '/LiveClassList',
    begin: async (page) => {
      await page.getByRole('article').first().waitFor();
      return nothing;
    },
    send: (page) =>
      page
        .getByRole('button', { name: /^Sign up/ })
        .first()
        .press('Enter'),
    said: 'error page',
    done: (page) => inDialog(page, 'Registration Completed').waitFor(),
    calls: ['LiveClass/IsValidLiveClassRegister', 'LiveClass/RegisterLiveClass'],
  },
  {
    name: 'a new message',
    at: '/Message?compose=new',
    begin: async (page) => {
      await page.getByRole('radio', { name: 'Teacher' }).check({ force: true });
      await page.getByRole('combobox').selectOption({ index: 1 });
      await page.getByRole('textbox', { name: 'Subject' }).fill('Retell Lecture');
      await page.getByRole('textbox', { name: 'Message' }).fill('Could we look at it?');
      return async () => [
        await page.getByRole('combobox').inputValue(),
        await page.getByRole('textbox', { name: 'Subject' }).inputValue(),
        await page.getByRole('textbox', { name: 'Message' }).inputValue(),
      ];
    },
    send: (page) => press(page, 'Send message'),
    done: (page) => page.getByText('Your message was sent.').waitFor(),
    calls: ['Message/Create'],
  },
  {
    name: 'the end of an appointment',
    at: '/StudySchedule/104',
    begin: async (page) => {
      await press(page, 'Reschedule or cancel');
      await inDialog(page, 'Test consultation').waitFor();
      return nothing;
    },
    send: async (page) => {
      await inDialog(page, 'Test consultation').getByRole('button', { name: 'Cancel appointment' }).press('Enter');
      await inDialog(page, 'Cancel this appointment?')
        .getByRole('button', { name: 'Cancel appointment' })
        .press('Enter');
    },
    said: 'notice',
    done: (page) => inDialog(page, 'Appointment cancelled').waitFor(),
    calls: ['Appointment/CancelAppointment'],
  },
  {
    name: 'the end of a subscription',
    at: '/MyPackages',
    begin: async (page) => {
      await press(page, 'Unsubscribe Small group coaching');
      await inDialog(page, 'Unsubscribe?').waitFor();
      return nothing;
    },
    send: (page) => inDialog(page, 'Unsubscribe?').getByRole('button', { name: 'Unsubscribe' }).press('Enter'),
    done: (page) => page.getByText('Subscription cancelled').waitFor(),
    calls: ['Package/UnsubscribePackage'],
  },
  {
    name: 'the reset of a lesson',
    at: '/Lesson/101',
    begin: async (page) => {
      await page.getByRole('tab').first().waitFor();
      return nothing;
    },
    send: async (page) => {
      await press(page, 'Reset Line graphs and bar charts');
      await press(page, 'Reset lesson');
    },
    said: 'error page',
    done: (page) => expect.poll(() => button(page, 'Reset Line graphs and bar charts').count()).toBe(0),
    calls: ['Activity/ResetActivity'],
  },
  {
    name: 'a forgotten password',
    at: '/Login',
    begin: async (page) => {
      await waitForPortal(page);
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      // The sign-in page has a field of the same name.
      await button(page, 'Send reset link').waitFor();
      await page.getByLabel('User name or email').fill('mei');
      return () => page.getByLabel('User name or email').inputValue();
    },
    send: (page) => press(page, 'Send reset link'),
    done: (page) => page.getByRole('heading', { name: 'Check your email' }).waitFor(),
    calls: ['Account/ForgotPassword'],
  },
];

test('what is sent without a connection: each says so, keeps what was typed, and is sent once', async ({ portal }) => {
  portal.allow(/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/);
  const page = await portal.openAt('/Help');
  await waitForPortal(page);
  for (const flow of FLOWS) {
    // Without a session, from the sign-in page.
    if (flow.at === '/Login') await logOut(page);
    else await goWithin(page, flow.at);
    const typed = await flow.begin(page);
    const before = await typed();
    // A request that is pending when the connection is lost would lead to the error page.
    await untilQuiet(page);
    expect(await page.getByText(OFFLINE).count(), flow.name).toBe(0);
    await page.context().setOffline(true);
    await flow.send(page);
    // A list that is hidden beside what is open may say so, too.
    await page.getByText(OFFLINE).filter({ visible: true }).first().waitFor();
    if (flow.said === 'notice') {
      await page.keyboard.press('Escape');
      // The data behind it may be refetched, since the response could have been lost; that fails as well.
      await page.getByRole('heading', { name: 'Error', exact: true }).waitFor({ state: 'detached' });
    }
    if (flow.said === 'error page') {
      // Not the URL, which changes before the screen does; until then, the screen shows the failure in place.
      await page.getByRole('heading', { name: 'Error', exact: true }).waitFor();
      expect(pathOf(page), flow.name).toBe('/Error');
    } else expect(await typed(), flow.name).toEqual(before);
    await page.context().setOffline(false);
    if (flow.said === 'error page') {
      await page.goBack();
      await page.getByRole('heading', { name: 'Error', exact: true }).waitFor({ state: 'detached' });
      // Otherwise a key that is pressed before the page's heading takes focus would go to the heading.
      await page.locator('[data-page-title]:focus').waitFor();
    }
    // Includes the calls that were attempted without a connection.
    const tried = flow.calls.map((call) => portal.count(call));
    await flow.send(page);
    await flow.done(page);
    const sent = flow.calls.map((call) => portal.count(call));
    expect(sent, flow.name).toEqual(tried.map((times) => times + 1));
    // The data is refetched; a dialog that reports it would cover the next page.
    await untilQuiet(page);
    const dialogs = page.getByRole('dialog');
    if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
    await expect.poll(() => dialogs.count(), { message: flow.name }).toBe(0);
  }
});

/** Makes a browser's storage behave as a script says, in every page of the visit. */
async function withBrowser(portal: Portal, change: () => void): Promise<Page> {
  const page = await portal.open();
  await page.addInitScript(change);
  return page;
}

describe('a browser', () => {
  test('whose storage is full, and then forbidden, signs in, shows courses, begins a message, and logs out', async ({
    portal,
  }) => {
    const page = await withBrowser(portal, () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });

    async function beginMessage(): Promise<void> {
      await waitForCourses(page);
      await goWithin(page, '/Message?compose=new');
      await page.getByRole('textbox', { name: 'Message' }).fill('Half a sentence');
    }

    await page.goto('/Login');
    await signInAs(page, 'mei');
    await waitForCourses(page);
    await logOut(page);
    expect(await cookieNames(page)).toEqual([]);
    await signInAs(page, 'mei');
    await beginMessage();

    await page.addInitScript(() => {
      const forbidden = {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      };
      Object.defineProperties(window, { localStorage: forbidden, sessionStorage: forbidden });
    });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('/');
    await waitForCourses(page);
    await logOut(page);
    expect(await cookieNames(page)).toEqual([]);
    await signInAs(page, 'mei');
    await beginMessage();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('about:blank');
  });

  test('that refuses cookies is told so instead of a form, and nothing is sent', async ({ portal }) => {
    const page = await withBrowser(portal, () => {
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
      Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
      // The constructor throws, as in Firefox.
      window.BroadcastChannel = class extends EventTarget {
        constructor() {
          super();
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      } as unknown as typeof BroadcastChannel;
    });
    await page.goto('/MyCourseList');
    await page.getByRole('heading', { name: 'Cookies are blocked' }).waitFor();
    await page.getByText('Allow cookies for this site').waitFor();
    expect(pathOf(page)).toBe('/Login');
    expect(portal.calls.filter(({ path }) => !path.startsWith('Setting/'))).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Cookies are blocked' }).waitFor();
  });

  test('that is too old is told so in both languages, without an error', async ({ portal }) => {
    portal.allow(/was preloaded using link preload but not used/);
    const page = await withBrowser(portal, () => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto('/');
    const alert = page.getByRole('alert');
    await alert.getByText('This browser is too old for the portal.').waitFor();
    await alert.getByText('请更新浏览器').waitFor();
    // All scripts have run by then.
    await page.waitForLoadState('load');
    expect(await page.getByRole('textbox').count()).toBe(0);
  });
});

/** In bytes per second and milliseconds. Three times 400 kbit/s, since this server does not compress. */
const SLOW_3G = { offline: false, downloadThroughput: 150_000, uploadThroughput: 50_000, latency: 400 };

describe('a network', () => {
  test('of slow 3G: the page is there at once, and nothing is blank until the courses are', async ({ portal }) => {
    const page = await portal.openSignedIn();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('navigation').first().waitFor();
    // First the placeholder, then the portal: the page is never empty.
    const blank = page.evaluate(
      () =>
        new Promise<number>((done) => {
          let empty = 0;
          const look = () => {
            if ((document.querySelector('#root')?.childElementCount ?? 0) === 0) empty += 1;
            if (document.querySelectorAll('main article').length >= 3) done(empty);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    expect(await blank).toBe(0);
    await waitForCourses(page);
  });

  test('that never brings the code, and then loses it: the page says so and keeps what was typed; a reload helps', async ({
    portal,
  }) => {
    portal.allow(/Failed to load resource/, /was preloaded using link preload but not used/);
    const page = await portal.open();
    await page.clock.install();
    let network: 'silent' | 'gone' | 'there' = 'silent';
    await page.route(/\/assets\/index-/, (route) => {
      if (network === 'silent') return undefined;
      return network === 'gone' ? route.abort() : route.continue();
    });
    await page.goto('/Login', { waitUntil: 'commit' });
    await page.getByLabel('User name or email').fill('mei');
    await page.clock.fastForward(11_000);
    await page.getByRole('status').getByText('This is taking longer than usual.').waitFor();
    expect(await page.getByLabel('User name or email').inputValue()).toBe('mei');
    network = 'gone';
    await page.getByRole('button', { name: 'Try again' }).click();
    // Without a delay this time.
    await page.getByRole('alert').getByText('This page could not be loaded.').waitFor();
    network = 'there';
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForPortal(page);
    expect(await page.getByLabel('User name or email').inputValue()).toBe('mei');
    await signInAs(page, 'mei');
    await waitForDashboard(page);
  });

  test('that loses the configuration tries again, and says so then: its defaults would sign a provider’s students out', async ({
    portal,
  }) => {
    portal.allow(/Failed to load resource|net::ERR_FAILED/);
    const page = await portal.openSignedIn();
    let lost = 0;
    await page.route('**/config.json', (route) => {
      lost += 1;
      return lost <= 2 ? route.abort() : route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('alert').getByText('This page could not be loaded.').waitFor();
    expect([lost, portal.calls]).toEqual([2, []]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForCourses(page);
  });
});

test('code that is lost: a field’s comes by a retry; a screen’s that a deployment has replaced comes with the new document', async ({
  portal,
}) => {
  portal.allow(/net::ERR_FAILED/, /Failed to load resource|dynamically imported module/);
  const page = await portal.openSignedIn();
  const lost = page.getByText('This page couldn’t be shown');
  const field = /\/assets\/ComboControl-[^/]+\.js$/;
  await page.route(field, (route) => route.abort());
  let deployed = 0;
  // Files of the old build are missing as long as the document is the old one.
  await page.route(/\/assets\/CourseListContainer-/, (route) =>
    deployed > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );

  await page.goto('/Profile');
  await page.getByText('This part couldn’t be shown').first().waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Mei');
  await page.unroute(field);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  for (const name of ['Time zone', 'Country of origin']) await page.getByRole('combobox', { name }).waitFor();

  await goWithin(page, '/');
  await waitForCourses(page);
  page.on('domcontentloaded', () => (deployed += 1));
  await page.getByRole('link', { name: /^See all/ }).press('Enter');
  await lost.waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('IELTS General: letters').first().waitFor();
  expect([deployed, pathOf(page)]).toEqual([1, '/MyCourseList']);
});

test('code that is lost, of dialogs and panels: what is typed stays, nothing is loaded again without a press, a retry helps', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource|net::ERR_|dynamically imported module/);
  const page = await portal.openSignedIn('mei', DESKTOP);
  const gone = /\/assets\/(?:DisplayDialog|DateCalendar|PictureDialog|CardsPanelContainer)-/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  const lost = page.getByRole('alert').filter({ hasText: 'This part couldn’t be shown' });
  await page.goto('/Profile');
  const firstName = page.getByLabel('First name');
  await firstName.waitFor();
  await lost.waitFor();
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  // An iPhone does not ask before a document is left.
  await page.evaluate(() =>
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await firstName.fill('Mei Ling');

  for (const offline of [true, false, true, false]) await page.context().setOffline(offline);
  await lost.waitFor();
  await press(page, 'Display');
  await expect.poll(() => lost.count()).toBe(2);
  await press(page, 'Close');
  await expect.poll(() => lost.count()).toBe(1);
  await page.getByRole('button', { name: 'Birth date: choose in the calendar' }).press('Enter');
  const calendar = page.getByRole('dialog');
  await calendar.getByText('This part couldn’t be shown').waitFor();
  await page.unroute(gone);
  await calendar.getByRole('button', { name: 'Try again' }).press('Enter');
  await calendar.getByRole('grid').waitFor();
  await page.keyboard.press('Escape');
  await press(page, 'Display');
  await inDialog(page, 'Display').waitFor();
  expect([documents, await firstName.inputValue()]).toEqual([0, 'Mei Ling']);
});

test('code that is lost, of the page before the portal and of an empty list: each comes by a retry', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource|net::ERR_|dynamically imported module/);
  for (const { userName, file, shown } of [
    { userName: 'tim', file: /\/assets\/GatePage-/, shown: 'main h1' },
    { userName: 'sam', file: /\/assets\/NoCourses-/, shown: 'main h1, main h2' },
  ]) {
    const page = await portal.openSignedIn(userName);
    await page.route(file, (route) => route.abort());
    await page.goto('/');
    await page.getByText(/^This (?:page|part) couldn’t be shown$/).waitFor();
    await page.unroute(file);
    await button(page, 'Try again').click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.locator(shown).first().waitFor();
  }
});

test('a tab that was asleep for a day shows what the server says now, and whether the session has ended meanwhile', async ({
  portal,
}) => {
  portal.allow(/status of 401/);
  const page = await portal.openAt('/Event');
  const sleep = async () => {
    await passTime(page, '24:00:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  const upcoming = page.getByRole('region', { name: 'Upcoming events' }).getByRole('heading', { level: 2 }).first();
  await upcoming.waitFor();
  await sleep();
  await expect.poll(() => portal.count('Event/GetUpcomingEventGridJson')).toBe(2);
  await upcoming.waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);

  await goWithin(page, '/MyPackages');
  await page.getByRole('article').first().waitFor();
  await expireSessions(portal, page);
  await sleep();
  await page.getByText('User login has expired', { exact: true }).waitFor();
});

test('a clock that is wrong by a day: every dated screen stands', async ({ portal }) => {
  const page = await portal.openAt('about:blank');
  const DAY = 24 * 60 * 60 * 1000;
  for (const days of [-1, 1]) {
    await page.clock.setFixedTime(portal.backend.now().getTime() + days * DAY);
    // A new document for each clock, since cached data would be that of the other one. The earlier clock comes first,
    // so that the stored last visit is old.
    await page.goto('/');
    for (const path of [
      '/',
      '/LiveClassList',
      '/Appointments',
      '/Event',
      '/Message',
      '/MyPackages',
      '/StudySchedule/104',
    ]) {
      const message = `${path}, ${days}`;
      await (path === '/' ? waitForCourses(page) : goWithin(page, path));
      await page.locator('h1:not(:empty)').first().waitFor();
      await expect.poll(() => page.getByRole('alert').count(), { message }).toBe(0);
      await expect.poll(async () => (await page.getByRole('main').innerText()).length, { message }).toBeGreaterThan(40);
    }
  }
});
