import { libraryCourses, pagedRecordings, setAsWatched } from './library-model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

/** The calls of segment LiveClassLibrary. */
const libraryCalls: MakeHandler[] = [
  call({ method: 'GET', path: 'LiveClassLibrary/GetCourseOnLiveClassLibrary' }, (student, { backend }) =>
    libraryCourses(backend, student),
  ),
  call(
    {
      method: 'POST',
      path: 'LiveClassLibrary/GetActiveLiveClassLibrary',
      body: {
        PageIndex: 'number',
        PageSize: 'number',
        SortFieldName: 'string',
        SortOrder: 'string',
        Keyword: 'string',
        CourseId: 'number',
      },
    },
    (student, { backend, body }) =>
      pagedRecordings(backend, student, { ...body, SortOrder: body.SortOrder === 'DESC' ? 'DESC' : 'ASC' }),
  ),
  call(
    {
      method: 'POST',
      path: 'LiveClassLibrary/SetAsWatched',
      body: { StudentId: 'number', UserName: 'string', LiveClassLibraryId: 'number' },
    },
    (student, { backend, body }) => setAsWatched(backend, student, body.LiveClassLibraryId),
  ),
];

export const libraryArea = {
  handlers: libraryCalls,
  createStudentState: ({ libraryHidden }) => ({ showsLibrary: !libraryHidden, watched: new Set<number>() }),
} satisfies MockArea;
