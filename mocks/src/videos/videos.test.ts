import { decodeDashboardVideos } from '@portal/domain/videos';
import { fixtureContext } from '../fixtures/context.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { schoolInTests } from '../node.ts';
import { personas, type PersonaName } from '../personas.ts';
import { openSchool } from '../school.ts';

const school = openSchool({ seed: 7 });
const server = schoolInTests(school);

beforeEach(() => {
  school.reset();
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.close());

async function videosOf(name: PersonaName, asFor = name): Promise<{ IsSuccess: boolean; Value: unknown }> {
  const [who, whose] = [name, asFor].map((one) => school.students.find((s) => s.userName === personas[one].userName));
  if (!who || !whose) throw new Error('no such student');
  const query = `userId=${whose.account.UserId}`;
  const headers = { Authorization: `Basic ${school.newToken(who)}` };
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
