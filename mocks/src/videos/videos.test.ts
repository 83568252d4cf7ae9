import { decodeDashboardVideos } from '@portal/domain/videos';
import { fixtureContext } from '../fixtures/context.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mockBackendInTests } from '../node.ts';
import { personas, type PersonaName } from '../personas.ts';
import { createMockBackend } from '../mock-backend.ts';

const backend = createMockBackend({ seed: 7 });
const server = mockBackendInTests(backend);

beforeEach(() => {
  backend.reset();
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.close());

async function videosOf(name: PersonaName, asFor = name): Promise<{ IsSuccess: boolean; Value: unknown }> {
  const [who, whose] = [name, asFor].map((one) => backend.students.find((s) => s.userName === personas[one].userName));
  if (!who || !whose) throw new Error('no such student');
  const query = `userId=${whose.account.UserId}`;
  const headers = { Authorization: `Basic ${backend.newToken(who)}` };
  const response = await fetch(`http://localhost/api/Dashboard/GetDashboardVideo?${query}`, { headers });
  return response.json();
}

test('a student with videos is offered channels and single videos, one of them broken', async () => {
  const read = decodeDashboardVideos((await videosOf('active')).Value, fixtureContext);
  expect(read.map(({ source }) => source.kind)).toEqual(['frame', 'frame', 'frame', 'frame', 'broken']);
});

test('a student without any gets an empty list', async () => {
  expect(await videosOf('new')).toMatchObject({ IsSuccess: true, Value: [] });
});

test("another student's videos are refused", async () => {
  expect(await videosOf('new', 'active')).toMatchObject({ IsSuccess: false, Value: null });
});
