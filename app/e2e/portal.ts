import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startMockServer, type MockServer } from '@portal/mocks/server';
import { STORY_NOW } from '@portal/mocks/story-now';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { test as base } from 'vitest';
import { findBrowser, launchArgs } from '../../config/browser.mjs';
import { keptBy, leaksInStorage, watchSecrets } from './canary.ts';
import { scaledTimeout, slowDown } from './cpu-slowdown.ts';
import { delayOf } from './late-answers.ts';
import { startOtherOrigin } from './other-origin.ts';
import { watchTraffic } from './requests.ts';
import { waitForWholePages } from './whole-pages.ts';

/** The build under test: `app/dist`, or a copy of it that `PORTAL_DIST` names. */
export const dist = process.env['PORTAL_DIST'] ?? join(import.meta.dirname, '../dist');

/** The folder of the build; throws without one, since journeys test what is deployed and not the sources. */
function requireBuild(): string {
  if (existsSync(join(dist, 'index.html'))) return dist;
  throw new Error(`There is no built portal in ${dist}: run "npm run build" first.`);
}

/** One request of the portal to the API. */
export interface Call {
  /** `Segment/Call`, as the portal spelled it. */
  path: string;
  body: unknown;
}

/** The browser of a visit, and what it has stored before the first page. */
export interface Visit {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** The device's time zone; Sydney by default, as for most students of the school. */
  timeZone?: string;
  /** Written to local storage before the first page, as by an earlier visit. */
  localStorage?: Readonly<Record<string, string>>;
}

/** A visit to one path at one time. */
export interface VisitAt extends Visit {
  /** User name; `mei` by default. */
  as?: string;
  /** `STORY_NOW` by default. */
  now?: Date;
}

type Student = MockServer['backend']['students'][number];

const PHONE = { width: 390, height: 844 };
/** A visit on a wide screen, where the menu is at the side. */
export const DESKTOP: Visit = { viewport: { width: 1280, height: 800 } };

/** The session's cookies besides the token, as the portal writes them for a student without other flags. */
const SESSION = { session: 'true', authorizationType: 'Basic', IsShowBumpPage: 'false' };

/**
 * The portal of one test: a mock backend that was reset, new browser contexts, and a list of the problems that their
 * pages reported. A problem that the test does not allow fails it.
 */
export class Portal {
  readonly url: string;
  readonly backend: MockServer['backend'];
  /** Every API call of this test, in order. */
  readonly calls: Call[] = [];
  readonly #browser: Browser;
  readonly #problems: string[] = [];
  /** Secrets of the student where they must not be: no test may allow one. */
  readonly #leaks = new Set<string>();
  readonly #allowed: RegExp[] = [];
  readonly #origins: Set<string>;
  readonly #contexts: BrowserContext[] = [];
  readonly #servers: { close: () => Promise<void> }[] = [];

  constructor(browser: Browser, server: MockServer) {
    this.#browser = browser;
    this.url = server.url;
    this.backend = server.backend;
    this.#origins = new Set([server.url]);
  }

  /** A page of a new browser context; nothing is loaded yet. */
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
    this.#contexts.push(context);
    context.on('page', watchTraffic);
    if (Object.keys(stored).length > 0) {
      const origins = [{ origin: this.url, localStorage: entries(stored) }];
      await context.setStorageState({ cookies: [], origins });
    }
    // Less than the test's own timeout, so that the error names what was waited for.
    context.setDefaultTimeout(scaledTimeout(45_000));
    const page = await context.newPage();
    waitForWholePages(page);
    await slowDown(page);
    // Also for tabs that the page or the test opens.
    context.on('page', slowDown);
    this.#watch(page);
    return page;
  }

  /** As `open`, with the cookies of a session. Signing in has a journey of its own. */
  async openSignedIn(userName = 'mei', visit: Visit = {}): Promise<Page> {
    const page = await this.open(visit);
    await this.#addSession(page.context(), userName);
    return page;
  }

  /**
   * As `openSignedIn`, in the browser context of a page, which is closed first. The context's storage is cleared, but
   * it keeps the files in its cache and an installed clock. For journeys with many documents.
   */
  async openSignedInAgain(page: Page, userName = 'mei'): Promise<Page> {
    const context = page.context();
    await page.close();
    await context.setStorageState({ cookies: [], origins: [] });
    await this.#addSession(context, userName);
    const next = await context.newPage();
    waitForWholePages(next);
    this.#watch(next);
    return next;
  }

  async #addSession(context: BrowserContext, userName: string): Promise<void> {
    const cookies = entries({ ...SESSION, authorizationToken: this.token(userName) });
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: this.url })));
  }

  /** As `openSignedIn`, at a path, with the clocks of mock backend and browser at the same time. */
  async openAt(path: string, { as = 'mei', now = STORY_NOW, ...visit }: VisitAt = {}): Promise<Page> {
    this.backend.now = () => now;
    this.backend.reset();
    const page = await this.openSignedIn(as, visit);
    await page.clock.install({ time: now });
    await page.goto(path);
    return page;
  }

  /** A student of the mock backend, which the test may change. */
  student(userName: string): Student {
    const student = this.backend.students.find((one) => one.userName === userName);
    if (!student) throw new Error(`the mock backend has no student ${userName}`);
    return student;
  }

  /** A token that the mock backend accepts for this student. */
  token(userName: string): string {
    return this.backend.newToken(this.student(userName));
  }

  /** How many requests were sent to a call. */
  count(path: string): number {
    return this.calls.filter((call) => call.path === path).length;
  }

  /** The request bodies of a call, in order. */
  bodies(path: string): unknown[] {
    return this.calls.filter((call) => call.path === path).map(({ body }) => body);
  }

  /** Allows problems that match: they do not fail the test. */
  allow(...problems: RegExp[]): void {
    this.#allowed.push(...problems);
  }

  /** Allows requests to another origin: they do not fail the test. */
  allowOrigin(url: string): void {
    this.#origins.add(new URL(url).origin);
  }

  /**
   * Starts a server at another origin for the rest of the test and returns its URL: it serves what `backendUrl` does,
   * and requests to it do not fail the test.
   */
  async startOtherOrigin(backendUrl = this.url): Promise<string> {
    const other = await startOtherOrigin(backendUrl, this.url);
    this.closeAtEnd(other);
    this.allowOrigin(other.url);
    return other.url;
  }

  /** Closes a server when the test is over, after the browsers. */
  closeAtEnd(server: { close: () => Promise<void> }): void {
    this.#servers.push(server);
  }

  /**
   * Closes the browsers, and throws when there was a problem that was not allowed. The servers are closed last, since
   * an open page reports each request that they interrupt.
   */
  async finish(): Promise<void> {
    await this.#checkStorage();
    await Promise.all(this.#contexts.map((context) => context.close()));
    await Promise.all(this.#servers.map((server) => server.close()));
    // A call that is pending when the session ends gets a 401 response, which the browser logs.
    if (ENDS_SESSION.some((path) => this.count(path) > 0)) this.allow(/responded with a status of 401/);
    const unexpected = this.#problems.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
    if (this.#leaks.size > 0) throw new Error(`The portal leaked:\n${[...this.#leaks].join('\n')}`);
    if (unexpected.length > 0) throw new Error(`The browser reported:\n${unexpected.join('\n')}`);
  }

  /** Checks what the portal has stored on the device when a journey ends. A page that does not respond is skipped. */
  async #checkStorage(): Promise<void> {
    const pages = this.#contexts
      .flatMap((context) => context.pages())
      .filter((page) => page.url().startsWith(this.url));
    const late = new AbortController();
    const none = setTimeout(ANSWER_MS, {}, { signal: late.signal, ref: false }).catch(() => ({}));
    const kept = await Promise.all(pages.map((page) => Promise.race([keptBy(page).catch(() => ({})), none])));
    late.abort();
    for (const leak of kept.flatMap(leaksInStorage)) this.#leaks.add(leak);
  }

  #watch(page: Page): void {
    const report = (leak: string) => void this.#leaks.add(leak);
    watchSecrets(page, { portal: this.url, own: this.#origins, report });
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

/** The calls after which the student's token is invalid. */
const ENDS_SESSION = ['Account/Logout', 'Profile/DeleteStudentAccount'];

/**
 * How long a page may take to return its stored values, in ms: one that shows a dialog, or is busy in a loop, never
 * does.
 */
const ANSWER_MS = 2000;

function entries(values: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

/** Vitest's `test` with a `portal`: one mock backend and one browser for each worker, both reset for each test. */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: launchArgs });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startMockServer({ portal: requireBuild(), delayOf });
    onCleanup(() => server.close());
    return server;
  })
  .extend('portal', async ({ browser, server }, { onCleanup }) => {
    // The previous test may have set the clock.
    server.backend.now = () => new Date();
    server.backend.reset();
    const portal = new Portal(browser, server);
    onCleanup(() => portal.finish());
    return portal;
  });
