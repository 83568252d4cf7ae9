import { PASSWORD } from '@portal/mocks/personas';
import { startMockServer, type MockServer } from '@portal/mocks/server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findFirefox, findWebKit } from '../../../config/engines.mjs';
import { dist } from '../portal.ts';
import type { Engine } from './engine.ts';
import { EnginePage } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/*
 * One journey an area in the other engines. Each has one window, in which a student stays signed in; what the journeys
 * prove in Chromium is not proved again.
 */

const ENGINES: Record<string, () => Promise<Engine | null>> = {
  Firefox: async () => {
    const found = findFirefox();
    return found ? startFirefox(found) : null;
  },
  // The engine of every browser on an iPhone.
  WebKit: async () => {
    const found = findWebKit();
    return found ? startWebKit(found) : null;
  },
};

describe.each(Object.entries(ENGINES))('%s', (name, start) => {
  let server: MockServer;
  let engine: Engine | null;
  let page: EnginePage;
  /** How much later calls and documents are answered, in milliseconds. */
  let late: { call: number; document: number } | null = null;
  const delayOf = (path: string) => {
    if (!late || path.startsWith('/assets/')) return {};
    return { request: path.startsWith('/api/') ? late.call : late.document };
  };

  beforeAll(async () => {
    engine = await start();
    if (!engine && process.env['PORTAL_ENGINES_REQUIRED'])
      throw new Error(`There is no ${name}, and none can be installed.`);
    console.log(engine ? `note: ${engine.name}.` : `note: there is no ${name}, and none can be installed.`);
    if (!engine) return;
    server = await startMockServer({ portal: dist, delayOf });
    page = new EnginePage(engine, server.url);
  }, 600_000);

  afterAll(async () => {
    await engine?.close();
    await server?.close();
  });

  afterEach(async () => {
    if (engine) expect(await page.pageErrors()).toEqual([]);
  });

  /** A journey in the engine; none where it is missing. */
  const inEngine = (title: string, journey: () => Promise<void>) =>
    test(title, async ({ skip }) => {
      skip(!engine);
      await journey();
    });

  inEngine(
    'session: a wrong password is refused with what was typed kept, the right one opens the dashboard',
    async () => {
      await page.open('/Login');
      await page.type('User name or email', 'mei');
      await page.type('Password', 'wrong');
      await page.press('Sign in');
      await page.shows('We couldn’t sign you in');
      await page.has('User name or email', 'mei');
      await page.type('Password', PASSWORD);
      await page.press('Sign in');
      await page.isAt('Welcome back, Mei');
    },
  );

  inEngine('dashboard, calendar, announcements, videos: the panels come as they are scrolled near', async () => {
    await page.open('/');
    await page.shows('PTE Academic in 6 weeks');
    for (const panel of ['Live classes and meetings', 'Announcements', 'Community posts', 'Videos'])
      await page.reaches(panel);
  });

  inEngine('courses and lessons: from the list to the lessons, one of which is reset', async () => {
    await page.open('/MyCourseList');
    await page.press('PTE Academic in 6 weeks', 'main a');
    await page.isAt('PTE Academic in 6 weeks');
    await page.press('Lessons', 'main a');
    await page.press('Reset Line graphs and bar charts');
    await page.press('Reset lesson', 'dialog button');
    await page.shows('Not done');
  });

  inEngine('progress and schedule: what was done, and what is next', async () => {
    await page.open('/StudentProgress/101');
    await page.shows('Practice lessons completed');
    await page.open('/StudySchedule/104');
    await page.shows('Your test');
  });

  inEngine('assessments: a test of the list, and a diagnostic test', async () => {
    await page.open('/MyAssessmentList');
    await page.press('IELTS', 'main a');
    await page.shows('%');
    await page.open('/DiagnosticTest/301');
    await page.shows('test');
  });

  inEngine('live classes: a registration, and the library', async () => {
    await page.open('/LiveClassList');
    // An ordinary class: in the evening the next one is full.
    await page.press('Sign up for “PTE Reading: Fill in the Blanks”');
    await page.shows('Registration Completed');
    await page.press('Done', 'dialog button');
    await page.press('Library', '[role=tab]');
    await page.shows('recording');
  });

  inEngine('events and videos: a search', async () => {
    await page.open('/Event');
    await page.type('Search upcoming events', 'zzz');
    await page.shows('zzz');
    await page.open('/VideoList');
    await page.isAt('Video');
  });

  inEngine('messages: a reply is sent', async () => {
    await page.open('/Message');
    await page.press('Daniel Okafor', 'main a');
    await page.type('Reply to', 'Thank you');
    await page.press('Send', 'main button');
    await page.shows('Thank you');
    await page.has('Reply to', '');
  });

  inEngine('appointments: a meeting is booked', async () => {
    await page.open('/Appointments');
    await page.press('Book a meeting');
    for (const choice of ['Speaking feedback', 'PTE Academic in 6 weeks', 'Priya Raman']) {
      await page.press(choice, 'label');
      await page.press('Next');
    }
    await page.press(', free times', '[role=tab]');
    await page.press(':', 'main label');
    await page.press('Next');
    await page.enter('Confirm booking');
    await page.shows('You’re booked');
  });

  inEngine('packages: what can be bought, and a subscription that ends', async () => {
    await page.open('/AddBuyCourse');
    await page.press('PTE Academic in 6 weeks', 'main article a');
    await page.shows('Free trial');
    await page.open('/MyPackages');
    await page.press('Unsubscribe Small group coaching');
    await page.press('Unsubscribe', 'dialog button');
    await page.shows('Subscription cancelled');
  });

  inEngine('profile and cards: a name is saved', async () => {
    await page.open('/Profile');
    await page.type('First name', 'Mei Ling');
    await page.press('Save changes');
    await page.shows('Profile saved');
    await page.reaches('Payment cards');
  });

  inEngine('help and notifications', async () => {
    await page.open('/HelpDashboard');
    await page.isAt('Help');
    await page.open('/Help');
    await page.isAt('Support');
    await page.open('/Notification');
    await page.isAt('Notifications');
  });

  inEngine('settings: the dark appearance and Chinese, which a reload keeps', async () => {
    await page.open('/');
    await page.press('More', 'nav button');
    await page.press('Display', 'nav button, [role=dialog] button');
    await page.pressUntil('Dark', 'label', 'data-appearance', 'dark');
    await page.open('/');
    await page.shows('PTE Academic in 6 weeks');
    await page.choose('Language', '简体中文');
    await page.open('/');
    await page.shows('欢迎回来');
    expect(await page.documentAttribute('data-appearance')).toBe('dark');
    await page.shows('PTE Academic in 6 weeks');
    await page.choose('语言', 'English');
    await page.shows('Welcome back');
  });

  inEngine('shell: a page that is left before it was answered has not failed', async () => {
    await page.open('/');
    await page.shows('PTE Academic in 6 weeks');
    late = { call: 5000, document: 1000 };
    await page.press('Notifications', 'header a');
    await page.isAt('Notifications');
    // Other than Chromium, both abort its calls as soon as the next document is asked for.
    await page.leaveFor('/Event');
    late = null;
    await page.isAt('Events');
    await page.back();
    await page.isAt('Notifications');
    expect(await page.pathname()).toBe('/Notification');
  });

  inEngine('session: logging out ends at sign-in', async () => {
    await page.open('/');
    await page.press('More', 'nav button');
    await page.press('Log out');
    await page.shows('Sign in and pick up where you left off.');
    expect(await page.pathname()).toBe('/Login');
  });
});
