import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { secretsIn } from './canary.ts';
import { startCollector, type Collector } from './collector.ts';
import { test as base, type Portal } from './portal.ts';
import { waitForDashboard } from './steps.ts';

/*
 * Reports of errors and web vitals, where the deployment has an address for them. The content of each report is in
 * tables of unit tests (app/src/reporting). Here, every source of errors is reported, and the sent data is checked.
 */

/** Data that must not be in a report. The patterns of the canary do not match it. */
const PRIVATE =
  'mei.lin@school.example +61 400 777 218 eyJhbGciOiJI.eyJzdWIiOiI1.x1_y-z "Mei Lin" https://a.example/?t=5001';
const TOLD = /school\.example|Mei Lin|777.?218|eyJhb|[/=]5001|"(?:referer|cookie|authorization|x-jwt-token)"/;

const test = base.extend('collector', async ({ portal }) => {
  const collector = await startCollector();
  portal.closeAtEnd(collector);
  return collector;
});

/** Opens the dashboard with two responses that break the contract, after two uncaught errors. */
async function openWithErrors(page: Page, portal: Portal): Promise<void> {
  portal.allow(/lost at/, /was not caught/, /Failed to load resource|dynamically imported/);
  const rows = [{ Id: 'mei.lin@school.example' }];
  const answer = { IsSuccess: true, Value: { rows, total: 1 } };
  portal.backend.faults.fail('Course/PagedStudentCourse', { kind: 'body', body: JSON.stringify(answer) });
  portal.backend.faults.fail('CommunityPost/ShowCommunityPostPanel', { kind: 'body', body: '<p>Mei Lin</p>' });
  await page.goto('/?from=mei.lin@school.example');
  await waitForDashboard(page);
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(`lost at ${text}`);
    });
    void Promise.reject(new RangeError(`was not caught: ${text}`));
  }, PRIVATE);
}

/** Opens the portal without its translations, which it cannot start without. */
async function openBroken(page: Page): Promise<void> {
  await page.route(/\/assets\/core\.en-/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByText('This page could not be loaded.').waitFor();
}

/** Opens a screen whose code does not exist any more, as after a deployment. */
async function openGoneScreen(page: Page): Promise<void> {
  await page.route(/\/assets\/HelpContainer-/, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    history.pushState(null, '', '/Help?from=5001');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByText('This page couldn’t be shown').waitFor();
}

/** Waits for reports with these fields among what has been sent. */
async function untilSent({ reports }: Collector, ...expected: object[]): Promise<void> {
  const among = expect.arrayContaining(expected.map((one) => expect.objectContaining(one) as object)) as object[];
  await expect.poll(() => reports.map((one) => JSON.parse(one) as object)).toEqual(among);
}

describe('reports', () => {
  test('of a deployment with an address tell which error it was and where, and nothing of the student', async ({
    portal,
    collector,
  }) => {
    portal.allowOrigin(collector.url);
    const page = await portal.openSignedIn();
    await page.route('**/config.json', (route) => route.fulfill({ json: { reports: { url: collector.url } } }));
    const { version } = (await (await fetch(`${portal.url}/health.json`)).json()) as { version: string };
    const place = { version, language: 'en', route: '/' };
    const contract = { kind: 'contract', ...place };
    const error = { kind: 'error', ...place };

    await openWithErrors(page, portal);
    await untilSent(
      collector,
      { ...contract, call: 'Course/PagedStudentCourse', failure: 'notUnderstood', field: 'rows.*.Id' },
      { ...contract, call: 'CommunityPost/ShowCommunityPostPanel', failure: 'notAnAnswer', field: null },
      { ...error, source: 'window', name: 'TypeError', message: 'lost at …' },
      { ...error, source: 'promise', name: 'RangeError', message: 'was not caught: …' },
    );
    await openGoneScreen(page);
    await untilSent(collector, { ...error, route: '/Help', source: 'boundary', name: 'TypeError' });
    await page.goto('about:blank');
    const measured = expect.objectContaining({ FCP: expect.any(Number) as number, TTFB: expect.any(Number) as number });
    await untilSent(collector, { kind: 'vitals', version, vitals: measured as object });
    await openBroken(page);
    await untilSent(collector, { ...error, source: 'start', name: 'Error' });

    for (const text of [...collector.reports, ...collector.requests]) {
      expect(secretsIn(text)).toEqual([]);
      expect(text).not.toMatch(TOLD);
    }
  });

  test('of a deployment without one are not sent, and their code is not fetched', async ({ portal }) => {
    const page = await portal.openSignedIn();
    const files: string[] = [];
    const bodies: string[] = [];
    page.on('request', (request) => {
      files.push(request.url());
      if (request.method() === 'POST' && !request.url().includes('/api/')) bodies.push(request.url());
    });
    await openWithErrors(page, portal);
    await openGoneScreen(page);
    await page.goto('about:blank');
    expect(bodies).toEqual([]);
    expect(files.filter((url) => /\/assets\/reporter-/.test(url))).toEqual([]);
    expect(files.filter((url) => /\/assets\/HelpContainer-/.test(url))).not.toEqual([]);
  });
});
