import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { callInit, type Client } from '../client/index.ts';
import { settingsQueries, sidebarSettings } from './index.ts';
import { mockClient } from '../testing/index.ts';

/** A client that answers `value`, and what it was asked. */
function answering(value: unknown) {
  const call = vi.fn<Client['call']>(async () => value);
  const client = mockClient({ call });
  return { client, asked: () => call.mock.calls[0]?.[0] };
}

test('the common banner is asked for with the literal null, silently (contract 1.1)', async () => {
  const { client, asked } = answering({ Enable: true, BannerMessage: ['News'] });
  expect(await new QueryClient().fetchQuery(settingsQueries.commonBanner(client))).toEqual(['News']);
  const spec = asked();
  expect(spec).toEqual({ path: 'Setting/GetActiveCommonBanner', method: 'POST', body: null, silent: true });
  expect(spec && callInit(spec, { type: '', token: '', jwt: '' }).body).toBe('null');
});

test('the integration is asked for silently', async () => {
  const { client, asked } = answering({ Instance: 'Celpip', IsAddOnEnabled: true });
  const read = await new QueryClient().fetchQuery(settingsQueries.integrationConfig(client));
  expect(read).toEqual({ instance: 'celpip', addOn: true, hidesMeetings: false });
  expect(asked()).toEqual({ path: 'Setting/GetIntegrationConfig', method: 'GET', silent: true });
});

test('what is hidden of the ways to packages is asked for silently (NET-28)', async () => {
  const { client, asked } = answering({ HideUpgradePackage: true });
  expect(await new QueryClient().fetchQuery(sidebarSettings(client))).toEqual({ hidesUpgrade: true });
  expect(asked()).toEqual({ path: 'Sidebar/GetSidebarSettings', method: 'POST', silent: true });
});
