import { paths, studentScreens, type StudentScreenId } from '@portal/domain/screens';
import type { Fault } from '@portal/mocks/mock-backend';
import type { Frame, Page } from 'playwright';
import { describe, expect, vi } from 'vitest';
import { scaledTimeout } from './cpu-slowdown.ts';
import { test, type Portal } from './portal.ts';
import { examplePath, goWithin } from './screens.ts';
import { waitForPaint } from './steps.ts';
import { waitForPortal } from './whole-pages.ts';

/*
 * Every screen behind sign-in in every state of its data (some when the session has ended), in the assembled portal: no
 * blank page, no skeleton without a text after ten seconds, few redirects, always a link or button to continue. The
 * appearance of each state is in the stories.
 */

/** How a call fails; null = the mock backend's own response. */
type Failure = (() => Fault | null) | 'held';

interface State {
  as: string;
  /** The calls of the screens. The session check and the school's settings succeed. */
  screen?: Failure;
  check?: () => Fault;
  /** Where the student ends up; null = on the screen, absent = there or on the error page. */
  at?: string | null;
  /** Each screen is the first of a new document, which takes six times as long as a navigation within one. */
  first?: true;
  /** Only these screens. */
  only?: readonly StudentScreenId[];
}

/**
 * The session ends in the same way on all screens, so four represent them: three whose first calls are sent before
 * their code has loaded, and one without such calls.
 */
const WITHOUT_SESSION: readonly StudentScreenId[] = ['dashboard', 'lessons', 'messages', 'help'];

/** The screens whose own journeys reach them by a link; those of all others begin at their URL. */
const LINKED: readonly StudentScreenId[] = ['videos', 'assessments'];

const wrongShape = JSON.stringify({ IsSuccess: true, Value: { rows: 7, Value: [[]] } });

/** A network that loses every third request. */
function lossy(): Failure {
  let requests = 0;
  return () => ((requests += 1) % 3 === 0 ? { kind: 'offline' } : null);
}

const STATES: Record<string, State> = {
  ready: { as: 'mei', at: null },
  'ready in a new document': { as: 'mei', at: null, first: true, only: LINKED },
  empty: { as: 'sam', at: null },
  'without an answer': { as: 'mei', screen: 'held', at: null },
  refused: { as: 'mei', screen: () => ({ kind: 'rejected', messages: ['Not today.'] }), at: null },
  'of another shape': { as: 'mei', screen: () => ({ kind: 'body', body: wrongShape }), at: null },
  'answered with HTTP 500': { as: 'mei', screen: () => ({ kind: 'status', status: 500 }), at: paths.error },
  offline: { as: 'mei', screen: () => ({ kind: 'offline' }), at: paths.error },
  'lost every third time': { as: 'mei', screen: lossy() },
  expired: {
    as: 'mei',
    check: () => ({ kind: 'status', status: 401 }),
    at: paths.login,
    first: true,
    only: WITHOUT_SESSION,
  },
};

/** Returns the content of a page as students see it: without elements that have no text or no size. */
const seenIn = (page: Page) =>
  page.evaluate(() => {
    // Panels of the dashboard below the viewport load only when they are scrolled near.
    window.scrollTo(0, document.body.scrollHeight);
    const main = document.querySelector('main');
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main a[href], main button, nav a[href], header button'),
    ];
    const shown = controls.filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1);
    const waiting = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent ?? '');
    return {
      text: (main?.innerText ?? '').trim(),
      frame: main?.querySelector('iframe') !== null,
      heading: document.querySelector('h1')?.textContent?.trim() ?? '',
      ways: shown.filter((control) => !control.matches(':disabled, [aria-disabled=true]')).length,
      silent: waiting.filter((text) => text === 'Loading').length,
      slow: waiting.filter((text) => text.startsWith('Still loading')).length,
    };
  });

/** The screens without calls of their own: they are shown whatever the server responds. */
const WITHOUT_CALLS: readonly StudentScreenId[] = ['enrollment', 'help', 'notifications'];

const SESSION_CHECK = /^Account\/(?:CheckAuth|Logout)$/i;

/** Makes the server's responses fail. */
function failCalls({ backend }: Portal, { screen, check }: State): void {
  vi.spyOn(backend.faults, 'next').mockImplementation((path) => {
    const failure = SESSION_CHECK.test(path) ? check : /^Setting\//i.test(path) ? undefined : screen;
    return { fault: typeof failure === 'function' ? failure() : null, delayMs: 0 };
  });
}

/** Holds calls back in the browser: calls that the server holds would occupy the connections that the code needs. */
async function holdCalls(page: Page): Promise<void> {
  await page.route(/\/api\/(?!Setting\/|Account\/(?:CheckAuth|Logout))/i, async () => undefined);
}

/** Opens a page on a screen without data, from which the portal navigates without a reload. */
async function openBefore(portal: Portal, { as, screen }: State): Promise<Page> {
  const page = await portal.openSignedIn(as);
  await page.clock.install();
  if (screen === 'held') await holdCalls(page);
  await page.goto(paths.help);
  await waitForPortal(page);
  return page;
}

/** Waits until the student is where this state leads. */
async function waitForScreen(page: Page, id: StudentScreenId, { screen, at }: State): Promise<void> {
  const pathname = examplePath(id);
  if (at !== undefined) {
    const expected = at === null || (screen && WITHOUT_CALLS.includes(id)) ? pathname : at;
    await page.waitForURL((url) => url.pathname.toLowerCase() === expected.toLowerCase());
  }
  // React has replaced the placeholder, which has an empty heading.
  await page.locator('h1:not(:empty)').first().waitFor();
}

/** Expects that a page shows a heading, a text and a link or button to continue, and no skeleton without a text. */
async function expectUsableScreen(page: Page, { screen }: State, message: string): Promise<void> {
  await expect
    .poll(() => seenIn(page), { message })
    .toSatisfy(
      ({ heading, text, frame, ways, silent, slow }) =>
        heading !== '' && (text.length > 10 || frame) && ways > 0 && silent === 0 && (screen === 'held' || slow === 0),
    );
}

describe.for(Object.entries(STATES))('with its data %s', ([name, state]) => {
  test('screens say what they are and leave a way on', { timeout: scaledTimeout(360_000) }, async ({ portal }) => {
    portal.allow(/Failed to load resource/, /was preloaded using link preload but not used/);
    failCalls(portal, state);
    let page = await openBefore(portal, state);
    let slow = 0;
    for (const id of state.only ?? studentScreens) {
      if (state.first) page = await portal.openSignedInAgain(page, state.as);
      let addresses = 0;
      const count = (frame: Frame) => void (frame === page.mainFrame() && (addresses += 1));
      page.on('framenavigated', count);
      await (state.first ? page.goto(examplePath(id)) : goWithin(page, examplePath(id)));
      await waitForScreen(page, id, state);
      if (state.screen === 'held') {
        // Panels that are scrolled near start loading only now.
        await seenIn(page);
        await waitForPaint(page);
        await page.clock.fastForward(11_000);
      }
      const message = `${id}, ${name}`;
      await expectUsableScreen(page, state, message);
      expect(addresses - 1, message).toBeLessThanOrEqual(5);
      page.off('framenavigated', count);
      if ((await seenIn(page)).slow > 0) slow += 1;
    }
    // Otherwise the test would prove nothing about loading screens.
    if (state.screen === 'held') expect(slow).toBeGreaterThan(15);
    else expect(slow).toBe(0);
  });
});
