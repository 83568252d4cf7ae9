import { beforeEach, describe, expect, test } from 'vitest';
import { createTestClient, paging } from '../backend/test-client.fixture.ts';
import { createMockBackend } from '../mock-backend.ts';
import type { PersonaName } from '../personas.ts';
import { courses } from './fixtures.ts';

const backend = createMockBackend();
const { send, request, openSession } = createTestClient(backend);

beforeEach(() => backend.reset());

describe('a page of courses (contract 1.6)', () => {
  async function pageOf(name: PersonaName, change: object) {
    const { token, userId } = await openSession(name);
    const { answer } = await request(
      'Course/PagedStudentCourse',
      { ...paging, StudentUserId: userId, ...change },
      { token },
    );
    return answer.Value as {
      rows: { Id: number; CourseName: string; Display: boolean }[];
      total: number;
      rowCount: number;
      current: number;
    };
  }
  const ids = (page: { rows: { Id: number }[] }) => page.rows.map((row) => row.Id);
  const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

  test.each([
    ['the first page', { PageSize: 10 }, from(1000, 10)],
    ['the second page', { PageSize: 10, PageIndex: 1 }, from(1010, 10)],
    ['the last page', { PageSize: 25, PageIndex: 2 }, from(1050, 10)],
    ['past the end', { PageSize: 10, PageIndex: 6 }, []],
    ['downwards', { PageSize: 5, SortOrder: 'DESC' }, from(1055, 5).toReversed()],
    ['downwards, second page', { PageSize: 5, PageIndex: 1, SortOrder: 'DESC' }, from(1050, 5).toReversed()],
    ['an unknown sort field', { PageSize: 5, SortFieldName: 'Nothing', SortOrder: 'DESC' }, from(1000, 5)],
    ['no sort field', { PageSize: 5, SortFieldName: '' }, from(1000, 5)],
  ])('%s', async (_name, change, expected) => {
    const page = await pageOf('many', change);
    expect(ids(page)).toEqual(expected);
    expect(page.total).toBe(60);
    expect(page).toMatchObject({
      rowCount: change.PageSize,
      current: (change as { PageIndex?: number }).PageIndex ?? 0,
    });
  });

  test('by name, upwards and downwards', async () => {
    const byName = (await pageOf('active', { SortFieldName: 'CourseName' })).rows.map((row) => row.CourseName);
    expect(byName).toHaveLength(8);
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'en')));
    const downwards = (await pageOf('active', { SortFieldName: 'CourseName', SortOrder: 'DESC' })).rows.map(
      (row) => row.CourseName,
    );
    expect(downwards).toEqual(byName.toReversed());
  });

  test.each([
    ['a word of the name', 'toefl', [104]],
    ['the same in capitals', 'TOEFL', [104]],
    ['with spaces around it', '  toefl ', [104]],
    ['a word of the description', 'nurses', [103]],
    ['a word of only the description', 'consultations', [103]],
    ['nothing of any row', 'llama', []],
  ])('whose keyword is %s', async (_name, Keyword, expected) => {
    const page = await pageOf('active', { Keyword });
    expect(ids(page)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  test('counts all that match, over all pages', async () => {
    const page = await pageOf('many', { Keyword: 'toefl', PageSize: 3 });
    expect(page.rows).toHaveLength(3);
    // Every eighth of sixty, from the fourth on.
    expect(page.total).toBe(8);
  });

  test.each([
    [3, 0, 5, [true, true, true, false, false]],
    [0, 0, 3, [false, false, false]],
    [7, 1, 5, [true, true, false, false, false]],
    [50, 0, 2, [true, true]],
  ])(
    'marks what comes before index %d for display, on page %d',
    async (LastDisplayIndex, PageIndex, PageSize, expected) => {
      const page = await pageOf('many', { LastDisplayIndex, PageIndex, PageSize });
      expect(page.rows.map((row) => row.Display)).toEqual(expected);
    },
  );

  test('of a student without courses is empty', async () => {
    expect(await pageOf('new', {})).toMatchObject({ rows: [], total: 0 });
  });
});

test('fixtures show every state of a course', () => {
  const all = Object.values(courses);
  expect(all).not.toContain(undefined);
  expect(new Set(all.map((course) => course.availability))).toEqual(
    new Set(['active', 'maintenance', 'expired', 'archived']),
  );
  expect(new Set(all.map((course) => course.progress))).toEqual(new Set(['notStarted', 'inProgress', 'completed']));
  expect(new Set(all.map((course) => course.icon.kind))).toEqual(new Set(['default', 'font', 'image']));
  expect(new Set(all.map((course) => course.kind))).toEqual(new Set(['course', 'diagnosticTest']));
});

test('the icons of courses are pictures', async () => {
  const response = await send('http://localhost/school/icons/oet.svg');
  expect(response.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  expect(await response.text()).toMatch(/^<svg/);
});
