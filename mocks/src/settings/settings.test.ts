import { decodeAppSetting, decodeColorScheme } from '@portal/domain/settings';
import { expect, test } from 'vitest';
import { createTestClient } from '../backend/test-client.fixture.ts';
import { fixtureContext } from '../fixtures/context.ts';
import { createMockBackend } from '../mock-backend.ts';
import { appSetting } from './fixtures.ts';

const { request } = createTestClient(createMockBackend());

test('settings decode without a session', async () => {
  expect(decodeAppSetting((await request('Setting/GetAppSetting')).answer.Value, fixtureContext)).toEqual(appSetting);
  expect(decodeColorScheme((await request('Setting/GetColorScheme')).answer.Value)).toBe('DEFAULT');
});
