import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { callInit } from '../client/index.ts';
import { answeringClient } from '../testing/answering-client.ts';
import { describeQuery } from '../testing/describe-query.ts';
import { commonBannerQuery } from './common-banner.ts';
import { integrationConfigQuery } from './integration.ts';
import { appSettingCall, colorSchemeCall, settingsQueries } from './queries.ts';
import { sidebarQuery } from './sidebar.ts';

describeQuery('the settings', {
  make: (client) => settingsQueries.appSetting(client),
  key: ['settings', 'appSetting'],
  call: { path: 'Setting/GetAppSetting', method: 'POST', silent: true },
  answer: { FeatureLock: { ShowEventMenu: true } },
  read: expect.objectContaining({ locks: expect.objectContaining({ events: true, notifications: false }) }),
});

describeQuery('the colour scheme', {
  make: (client) => settingsQueries.colorScheme(client),
  key: ['settings', 'colorScheme'],
  call: { path: 'Setting/GetColorScheme', method: 'POST', silent: true },
  answer: 'DarkBlue',
  read: 'DARKBLUE',
});

describeQuery('the integration', {
  make: (client) => integrationConfigQuery(client),
  key: ['settings', 'integrationConfig'],
  call: { path: 'Setting/GetIntegrationConfig', method: 'GET', silent: true },
  answer: { Instance: 'Celpip', IsAddOnEnabled: true },
  read: { instance: 'celpip', addOn: true, hidesMeetings: false },
});

describeQuery('the common banner', {
  make: (client) => commonBannerQuery(client),
  key: ['settings', 'commonBanner'],
  call: { path: 'Setting/GetActiveCommonBanner', method: 'POST', body: null, silent: true },
  answer: { Enable: true, BannerMessage: ['News'] },
  read: ['News'],
});

describeQuery('what is hidden of the ways to packages (NET-28)', {
  make: (client) => sidebarQuery(client),
  key: ['sidebar'],
  call: { path: 'Sidebar/GetSidebarSettings', method: 'POST', silent: true },
  answer: { HideUpgradePackage: true },
  read: { hidesUpgrade: true, addsCourses: true, helpEmail: null, contactUs: false },
});

test('the one body that is null is sent as the literal null (contract 1.1)', async () => {
  const { client, sentCalls } = answeringClient({});
  await new QueryClient().fetchQuery(commonBannerQuery(client));
  expect(callInit(sentCalls()[0] ?? expect.fail('nothing asked'), { type: '', token: '', jwt: '' }).body).toBe('null');
});

test('what the page asks early is what the queries ask later', () => {
  expect([appSettingCall, colorSchemeCall].map(({ path, method }) => `${method} ${path}`)).toEqual([
    'POST Setting/GetAppSetting',
    'POST Setting/GetColorScheme',
  ]);
});
