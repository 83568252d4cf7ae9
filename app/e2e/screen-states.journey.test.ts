import { paths, studentScreens, type StudentScreenId } from '@portal/domain/screens';
import type { Page, Route } from 'playwright';
import { describe, expect } from 'vitest';
import { patience } from './cpu-slowdown.ts';
import { test, type Portal } from './portal.ts';
import { examplePath } from './screens.ts';
import { waitForPaint } from './steps.ts';

/*
 * Every screen behind sign-in in every state of its data, in the assembled portal: never a blank page, never a placeholder
 * without a sentence after ten seconds, few redirects, always a way on. How each state looks is in the stories.
 */

/** What a call answers; null = what the mock backend does. */
type Answer = ((route: Route) => Promise<unknown>) | null;

interface State {
  as: string;
  /** The calls of the screens. The session check and the school's settings answer as always. */
  screen: Answer;
  check?: Answer;
  /** Where the student is then; null = on the screen, absent = there or on the error page. */
  at?: string | null;
}

const json = (body: object) => (route: Route) => route.fulfill({ json: body });
const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '' });
const never: Answer = async () => undefined;

/** A network that loses every third request. */
function lossy(): Answer {
  let requests = 0;
  return (route) => ((requests += 1) % 3 === 0 ? route.abort() : route.continue());
}

const STATES: Record<string, State> = {
  ready: { as: 'mei', screen: null, at: null },
  empty: { as: 'sam', screen: null, at: null },
  'without an answer': { as: 'mei', screen: never, at: null },
  refused: { as: 'mei', screen: json({ IsSuccess: false, ErrorMessages: ['Not today.'] }), at: null },
  'of another shape': { as: 'mei', screen: json({ IsSuccess: true, Value: { rows: 7, Value: [[]] } }), at: null },
  'answered with HTTP 500': { as: 'mei', screen: status(500), at: paths.error },
  offline: { as: 'mei', screen: (route) => route.abort('internetdisconnected'), at: paths.error },
  'lost every third time': { as: 'mei', screen: lossy() },
  expired: { as: 'mei', screen: null, check: status(401), at: paths.login },
};

/** As students see them: what has no text or no size is not there. */
const seenIn = (page: Page) =>
  page.evaluate(() => {
    // Panels of the dashboard below the window wait until they are scrolled near.
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

/** The screens that ask the server for nothing but their frame: they are shown whatever it answers. */
const WITHOUT_CALLS: readonly StudentScreenId[] = ['enrollment', 'help', 'helpTopics', 'notifications'];

interface Visit {
  page: Page;
  /** How often the address changed after it was opened. */
  redirects: () => number;
}

/** Opens a screen, and waits until the student is where they should be. */
async function visit(portal: Portal, id: StudentScreenId, { as, screen, check = null, at }: State): Promise<Visit> {
  const page = await portal.openSignedIn(as);
  await page.clock.install();
  let addresses = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses += 1;
  });
  await page.route(/\/api\//, (route) => {
    const url = route.request().url();
    const answer = /\/Account\/(?:CheckAuth|Logout)/.test(url) ? check : /\/Setting\//.test(url) ? null : screen;
    return answer ? answer(route) : route.continue();
  });
  const pathname = examplePath(id);
  await page.goto(pathname);
  if (at !== undefined) {
    const expected = at === null || (screen && WITHOUT_CALLS.includes(id)) ? pathname : at;
    await page.waitForURL((url) => url.pathname.toLowerCase() === expected.toLowerCase());
  }
  // React has replaced the placeholder, which has an empty heading.
  await page.locator('h1:not(:empty)').first().waitFor();
  return { page, redirects: () => addresses - 1 };
}

describe.for(Object.entries(STATES))('with its data %s', ([name, state]) => {
  test('every screen says what it is and leaves a way on', { timeout: patience(120_000) }, async ({ portal }) => {
    portal.allow(/Failed to load resource/, /was preloaded using link preload but not used/);
    let slow = 0;
    for (const id of studentScreens) {
      const { page, redirects } = await visit(portal, id, state);
      if (state.screen === never) {
        await waitForPaint(page);
        await page.clock.fastForward(11_000);
      }
      const message = `${id}, ${name}`;
      await expect
        .poll(() => seenIn(page), { message })
        .toSatisfy(
          ({ heading, text, frame, ways, silent }) =>
            heading !== '' && (text.length > 10 || frame) && ways > 0 && silent === 0,
        );
      expect(redirects(), message).toBeLessThanOrEqual(5);
      if ((await seenIn(page)).slow > 0) slow += 1;
      await page.context().close();
    }
    // Else this would prove nothing about what is loading.
    if (state.screen === never) expect(slow).toBeGreaterThan(15);
    else expect(slow).toBe(0);
  });
});
