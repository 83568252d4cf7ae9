import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { startProvider } from './oidc-provider.ts';
import { hold, openMore, test, type Portal } from './portal.ts';
async function withProvider(portal: Portal, mode: 'b2c'|'idp', options = {}) {
  const provider = await startProvider({ portalUrl: portal.url, ...options });
  portal.allowOrigin(provider.url);
  portal.school.identity = { provider: mode, accepts: provider.emailOf };
  const tab = await portal.open();
  await tab.route('**/config.json', (route) => route.fulfill({ json: { authMode: mode, [mode]: { authority: provider.url, clientId: provider.clientId } } }));
  return { provider, tab };
}
const fill = async (tab: Page) => { await tab.getByRole('heading', { name: 'Sign in at the provider' }).waitFor(); await tab.getByLabel('Email').fill('mei@example.com'); await tab.getByRole('button', { name: 'Sign in' }).click(); };
describe('probe', () => {
  test('lastPath', async ({ portal }) => {
    const { tab } = await withProvider(portal, 'b2c');
    await tab.goto('/MyCourseList?from=mail'); await fill(tab);
    await tab.waitForURL(`${portal.url}/**`); await tab.getByRole('main').waitFor(); await tab.waitForTimeout(1500);
    expect(tab.url()).toBe(`${portal.url}/MyCourseList?from=mail`);
  });
  test('slow logout', async ({ portal }) => {
    const { tab } = await withProvider(portal, 'b2c');
    await tab.goto('/'); await fill(tab); await tab.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    const reqs: string[] = []; tab.on('request', (r) => { if (/\/auth\?|session\/end|Logout/.test(r.url())) reqs.push(r.url().slice(0, 60)); });
    const gate = await hold(tab, '**/api/Account/Logout');
    await openMore(tab); await tab.getByRole('button', { name: 'Log out' }).click();
    await tab.waitForTimeout(4000); gate.open(); await tab.waitForTimeout(1000);
    console.log('slow logout', reqs, tab.url());
  });
  test('recheck', async ({ portal }) => {
    portal.allow(/401/);
    const { tab, provider } = await withProvider(portal, 'b2c');
    await tab.goto('/'); await fill(tab); await tab.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    const old = (await tab.context().cookies()).find((c) => c.name === 'authorizationToken')?.value ?? '';
    portal.school.identity = { provider: 'b2c', accepts: (t) => (encodeURIComponent(t) === old || t === old ? null : provider.emailOf(t)) };
    await tab.getByRole('link', { name: 'Courses' }).first().click(); await tab.waitForTimeout(2500);
    console.log('recheck', tab.url(), (await tab.locator('body').innerText()).slice(0, 200));
  });
  for (const refreshTokens of [true, false])
  test(`renewal ${refreshTokens}`, async ({ portal }) => {
    const { tab, provider } = await withProvider(portal, 'b2c', { accessTokenSeconds: 62, refreshTokens });
    await tab.goto('/'); await fill(tab); await tab.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    const cookie = async () => (await tab.context().cookies()).find((c) => c.name === 'authorizationToken')?.value ?? '';
    const old = await cookie();
    await expect.poll(cookie).not.toBe(old);
    provider.forgetAll();
    await expect.poll(async () => tab.url(), {timeout: 10000}).toContain('/Login');
    await tab.waitForTimeout(500);
    console.log('renewal', tab.url(), (await tab.locator('body').innerText()).slice(0, 200), (await tab.context().cookies()).map((c) => c.name));
  });
});
