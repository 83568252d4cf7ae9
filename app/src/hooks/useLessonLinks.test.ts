// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useLessonLinks } from './useLessonLinks.ts';

afterEach(cleanup);

test.each([
  ['no roles', {}, [], '/StudySchedule/101'],
  ['a role that may', { roleBasedAccess: true }, ['edit:studyschedule'], '/StudySchedule/101'],
  ['a role that may not', { roleBasedAccess: true }, ['edit:course'], null],
])('the schedule of a course is linked by edit:studyschedule: %s', async (_name, config, permissions, expected) => {
  const { result, backend, queries } = renderHookInPortal(() => useLessonLinks(101), { config });
  backend.permissions = permissions;
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(result.current.schedule).toBe(expected);
});
