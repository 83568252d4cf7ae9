import { expect, test } from 'vitest';
import { createTestClient } from '../backend/test-client.fixture.ts';
import { createMockBackend } from '../mock-backend.ts';
import { instantOf, setFaults, applySwitches } from './apply.ts';
import { NOTHING_CHOSEN } from './choice.ts';
import { SWITCHES } from './switches.ts';

test.each(Object.keys(SWITCHES))('the switch %s changes the mock backend, and a reset changes it back', (name) => {
  const backend = createMockBackend();
  const { faults: _faults, ...before } = structuredCopy(backend);
  applySwitches(backend, { ...NOTHING_CHOSEN, switches: [name] });
  expect(structuredCopy(backend)).not.toEqual({ ...before, faults: expect.anything() as unknown });
  backend.reset();
  expect(structuredCopy(backend)).toEqual({ ...before, faults: expect.anything() as unknown });
});

function structuredCopy(backend: ReturnType<typeof createMockBackend>) {
  return JSON.parse(JSON.stringify(backend)) as Record<string, unknown>;
}

test('failures hold until others are chosen, and without a connection no call is answered', async () => {
  const backend = createMockBackend();
  const { request } = createTestClient(backend);
  const failures = [{ call: 'Setting/GetColorScheme', kind: 'closed' }] as const;
  setFaults(backend, { ...NOTHING_CHOSEN, failures });
  expect((await request('Setting/GetColorScheme')).status).toBe(503);
  expect((await request('Setting/GetColorScheme')).status).toBe(503);
  expect((await request('Setting/GetAppSetting')).status).toBe(200);
  setFaults(backend, { ...NOTHING_CHOSEN, failures, offline: true });
  await expect(request('Setting/GetColorScheme')).rejects.toThrow(TypeError);
  await expect(request('Setting/GetAppSetting')).rejects.toThrow(TypeError);
  setFaults(backend, NOTHING_CHOSEN);
  expect((await request('Setting/GetColorScheme')).status).toBe(200);
});

test('the clock is that of the school', () => {
  expect(instantOf('2026-11-21T10:37').toISOString()).toBe('2026-11-20T23:37:00.000Z');
});
