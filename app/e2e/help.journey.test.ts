import { helpInfoWires } from '@portal/mocks/fixtures';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { DESKTOP, test, type Portal } from './portal.ts';
import { goWithin } from './screens.ts';
import { cookieNames, focused, logOut, openMore, openTab, signInAs, waitForDashboard } from './steps.ts';

const CALL = 'Help/GetHelpInformation';
const VENDOR = 'https://widget.chat.example';

/** Opens /Help with these help settings of the school. */
async function openHelp(portal: Portal, help: Portal['backend']['help'], userName = 'mei'): Promise<Page> {
  portal.backend.help = help;
  const page = await portal.openSignedIn(userName, DESKTOP);
  await page.goto('/Help');
  return page;
}

test('from the help dashboard: system checker, email and support; its settings are kept for an hour, and until logging out', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await waitForDashboard(page);
  await openMore(page);
  await page.getByRole('link', { name: 'Help' }).click();
  await page.waitForURL('**/HelpDashboard');
  const mail = page.getByRole('link', { name: /^Write an email/ });
  expect(await mail.getAttribute('href')).toBe('mailto:support@school.example');
  const tab = await openTab(page, () => page.getByRole('link', { name: /^Check your device/ }).click());
  expect(new URL(tab.url()).pathname).toBe('/SystemChecker');
  await tab.close();

  // The student id, as on the profile, is copied, and a message confirms it.
  await page.getByRole('button', { name: 'Copy student ID' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mei');

  await page.getByRole('link', { name: /^Support/ }).click();
  const faq = page.getByRole('link', { name: /^Common questions/ });
  await faq.waitFor();
  expect(new URL(page.url()).pathname).toBe('/Help');

  // The help settings are not fetched again within an hour, and removed by logging out.
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'helpInformation');
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual(helpInfoWires.links);
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(3500);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(3600);
  await page.reload();
  await faq.waitFor();
  expect(portal.count(CALL)).toBe(1);
  await logOut(page);
  expect(await cookieNames(page)).not.toContain('helpInformation');
  await signInAs(page, 'mei');
  await page.waitForURL('**/Help');
  await faq.waitFor();
  expect(portal.count(CALL)).toBe(2);
});

test('/Help of an archived student is open, and so is the help dashboard', async ({ portal }) => {
  const page = await openHelp(portal, helpInfoWires.form, 'ana');
  await page.getByRole('heading', { name: 'Write to Student Support' }).waitFor();
  await goWithin(page, '/HelpDashboard');
  await page.getByRole('heading', { name: 'How can we help?' }).waitFor();
});

/** Fulfills the requests to the vendor, and records them. */
async function mockVendor(page: Page, portal: Portal, answer: () => string | null): Promise<string[]> {
  const requested: string[] = [];
  portal.allowOrigin(VENDOR);
  await page.route(`${VENDOR}/**`, (route) => {
    requested.push(route.request().url());
    const body = answer();
    return body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body });
  });
  return requested;
}

/** A page whose deployment allows the chat's host. */
async function openWithHost(portal: Portal): Promise<Page> {
  portal.backend.help = helpInfoWires.chat;
  const page = await portal.openSignedIn('mei', DESKTOP);
  await page.route('**/config.json', (route) => route.fulfill({ json: { chatScriptHosts: ['widget.chat.example'] } }));
  return page;
}

const FAKE_CHAT = `document.body.append(Object.assign(document.createElement('aside'), { id: 'chat', textContent: 'Hi' }));`;

test('a chat is shown alone, from an allowed host, once that can be reached, and is gone on the next page', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource/);
  const page = await openWithHost(portal);
  let script: string | null = null;
  const requested = await mockVendor(page, portal, () => script);
  await page.goto('/Help');

  // A host that cannot be reached can be retried.
  await page.getByText('The chat didn’t open').waitFor();
  expect(requested).toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => requested.length).toBe(2);
  await page.getByText('The chat didn’t open').waitFor();
  script = FAKE_CHAT;
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.getByText('The chat is open at the edge of this page.').waitFor();
  expect(requested).toEqual(Array<string>(3).fill(`${VENDOR}/widget.js`));
  expect(await page.locator('#chat').count()).toBe(1);
  expect(await page.getByRole('main').getByRole('link').count()).toBe(0);
  await page.getByRole('link', { name: 'Help' }).first().click();
  await page.waitForURL('**/HelpDashboard');
  await expect.poll(() => page.locator(`#chat, script[src^="${VENDOR}"]`).count()).toBe(0);
});

test('the chat of a host that is not allowed is blocked, and a message can be written, which is sent to support once', async ({
  portal,
}) => {
  portal.backend.faults.fail('Message/Create', { kind: 'rejected', messages: ['Not now.'] }, 1);
  // A request to the vendor goes to another origin, which fails the test.
  const page = await openHelp(portal, helpInfoWires.onlyChat);
  await page.getByText('The chat is blocked').waitFor();

  // A refused message keeps its text.
  await page.getByRole('textbox', { name: 'Subject' }).fill('Login');
  await page.getByRole('textbox', { name: 'Message' }).fill('It fails.');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await page.getByRole('alert').getByText('Not now.').waitFor();
  await send.click();
  await page.getByRole('heading', { name: 'Your message was sent.' }).waitFor();
  expect(await focused(page)).toBe('Your message was sent.');
  expect(portal.bodies('Message/Create')).toHaveLength(2);
  expect(portal.bodies('Message/Create')[1]).toMatchObject({
    RecipientType: 'ALL_ADMINS',
    Subject: 'Login',
    Attachments: [],
  });
  await page.getByRole('link', { name: 'See your messages' }).click();
  await page.waitForURL('**/Message');
});

test('a chat that the page’s policy refuses is blocked', async ({ portal }) => {
  // The browser announces the request before it blocks it.
  portal.allowOrigin(VENDOR);
  portal.allow(/Content Security Policy/);
  const page = await openWithHost(portal);
  await page.route(
    (url) => url.pathname === '/Help',
    async (route) => {
      const response = await route.fetch();
      const policy = "script-src 'self' 'unsafe-inline'";
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    },
  );
  await page.goto('/Help');
  await page.getByText('The chat is blocked').waitFor();
});
