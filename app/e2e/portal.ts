import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startMockServer, type MockServer } from '@portal/mocks/server';
import { STORY_NOW } from '@portal/mocks/story-now';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { test as base } from 'vitest';
import { findBrowser, launchArgs } from '../../config/browser.mjs';

/** The build under test: `app/dist`, or a copy of it that `PORTAL_DIST` names. */
const dist = process.env['PORTAL_DIST'] ?? join(import.meta.dirname, '../dist');

/** A build has to be there: journeys test what is deployed, not the sources. */
function built(): string {
  if (existsSync(join(dist, 'index.html'))) return dist;
  throw new Error(`There is no built portal in ${dist}: run "npm run build" first.`);
}

/** One request of the portal to the API. */
export interface Call {
  /** `Segment/Call`, as it was spelled. */
  path: string;
  body: unknown;
}

/** What a visit may set up before its first page. */
export interface Visit {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** Where the device is; in Sydney, as most students of the school, unless told. */
  timeZone?: string;
  /** Written to local storage before the first page, as an earlier visit would have left it. */
  localStorage?: Readonly<Record<string, string>>;
}

/** A visit to one address at one moment. */
export interface VisitAt extends Visit {
  as?: string;
  /** The moment of the stories unless told. */
  now?: Date;
}

type Student = MockServer['backend']['students'][number];

const PHONE = { width: 390, height: 844 };
/** Options of a visit on a wide screen, where the menu stands at the side. */
export const DESKTOP: Visit = { viewport: { width: 1280, height: 800 } };

/** The cookies of a session, beside the token, as the portal writes them for a student who holds no other flag. */
const SESSION = { session: 'true', authorizationType: 'Basic', IsShowBumpPage: 'false' };

/**
 * One test's portal: a school as on its first day, browsers that know nothing yet, and a list of everything that went
 * wrong in them. What is not allowed by the test fails it.
 */
export class Portal {
  readonly url: string;
  readonly backend: MockServer['backend'];
  /** Every call of this test, in order. */
  readonly calls: Call[] = [];
  readonly #browser: Browser;
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #origins: Set<string>;
  readonly #closing: (() => Promise<void>)[] = [];

  constructor(browser: Browser, server: MockServer) {
    this.#browser = browser;
    this.url = server.url;
    this.backend = server.backend;
    this.#origins = new Set([server.url]);
  }

  /** A page of a browser that was never here before; nothing is loaded yet. */
  async open({
    viewport = PHONE,
    colorScheme = 'light',
    timeZone = 'Australia/Sydney',
    localStorage: stored = {},
  }: Visit = {}): Promise<Page> {
    const options: BrowserContextOptions = {
      baseURL: this.url,
      viewport,
      colorScheme,
      timezoneId: timeZone,
      reducedMotion: 'reduce',
    };
    const context = await this.#browser.newContext(options);
    this.#closing.push(() => context.close());
    if (Object.keys(stored).length > 0) {
      const origins = [{ origin: this.url, localStorage: entries(stored) }];
      await context.setStorageState({ cookies: [], origins });
    }
    // Below the test's own limit, so that what was waited for is told.
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    this.#watch(page);
    return page;
  }

  /** As `open`, for a student who signed in before. Signing in itself is a journey of its own. */
  async openSignedIn(userName = 'mei', visit: Visit = {}): Promise<Page> {
    const page = await this.open(visit);
    const cookies = entries({ ...SESSION, authorizationToken: this.token(userName) });
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: this.url })));
    return page;
  }

  /** As `openSignedIn`, at an address, for school and browser at the same moment. */
  async openAt(address: string, { as = 'mei', now = STORY_NOW, ...visit }: VisitAt = {}): Promise<Page> {
    this.backend.now = () => now;
    this.backend.reset();
    const page = await this.openSignedIn(as, visit);
    await page.clock.install({ time: now });
    await page.goto(address);
    return page;
  }

  /** A student of the school, to be changed by the test. */
  student(userName: string): Student {
    const student = this.backend.students.find((one) => one.userName === userName);
    if (!student) throw new Error(`the school has no student ${userName}`);
    return student;
  }

  /** A token that the school accepts for this student. */
  token(userName: string): string {
    return this.backend.newToken(this.student(userName));
  }

  /** How often a call was sent. */
  count(path: string): number {
    return this.calls.filter((call) => call.path === path).length;
  }

  /** What was sent with each call of a path, in order. */
  bodies(path: string): unknown[] {
    return this.calls.filter((call) => call.path === path).map(({ body }) => body);
  }

  /** Says that problems of this kind belong to the test. */
  allow(...problems: RegExp[]): void {
    this.#allowed.push(...problems);
  }

  /** Says that the portal has business at another origin. */
  allowOrigin(url: string): void {
    this.#origins.add(new URL(url).origin);
  }

  /** Closes the browsers and throws when there was a problem that was not allowed. */
  async finish(): Promise<void> {
    await Promise.all(this.#closing.map((close) => close()));
    // A call that was on its way when the student left is answered so, and the browser says it.
    if (this.count('Account/Logout') > 0) this.allow(/responded with a status of 401/);
    const unexpected = this.#problems.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
    if (unexpected.length > 0) throw new Error(`The browser reported:\n${unexpected.join('\n')}`);
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.#problems.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => {
      const { protocol, origin, pathname } = new URL(request.url());
      if (!protocol.startsWith('http')) return;
      if (!this.#origins.has(origin)) this.#problems.push(`foreign request: ${request.url()}`);
      const path = pathname.match(/^\/api\/(.+)$/)?.[1];
      if (path) this.calls.push({ path, body: request.postDataJSON() as unknown });
    });
  }
}

function entries(values: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

/** `test` of vitest with a `portal`: one school and one browser a worker, everything in them anew for each test. */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: launchArgs });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startMockServer({ portal: built() });
    onCleanup(() => server.close());
    return server;
  })
  .extend('portal', async ({ browser, server }, { onCleanup }) => {
    // A test may have stopped its clock.
    server.backend.now = () => new Date();
    server.backend.reset();
    const portal = new Portal(browser, server);
    onCleanup(() => portal.finish());
    return portal;
  });
