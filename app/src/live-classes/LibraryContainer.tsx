import { useLibraryCourses, useRecordings, useRefreshLibrary, useSetAsWatched } from '@portal/data/live-classes';
import type { Recording } from '@portal/domain/live-classes';
import { libraryVideoSource } from '@portal/domain/videos';
import { LibraryTab, RecordingDialog } from '@portal/ui/live-classes';
import { useMemo, useState } from 'react';
import { listPositions } from '../router/list-positions.ts';
import { useTrustedMessages } from '../window-messages/useTrustedMessages.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';
import type { useLiveClassSearchParams } from './useLiveClassSearchParams.ts';
import { videoPosition } from './video-position.ts';

type LibraryParams = Pick<
  ReturnType<typeof useLiveClassSearchParams>,
  'course' | 'onCourseChange' | 'keyword' | 'onSearch'
>;

/** The recordings of past live classes: one list for each course, fetched when it is first opened. */
export default function LibraryContainer({ course: courseParam, ...params }: LibraryParams) {
  const { userId, studentId } = useSession().account;
  const clock = { now: useNow(), zone: useZone() };
  const courses = useLibraryCourses();
  const course = courses.data?.find(({ id }) => String(id) === courseParam) ?? courses.data?.[0] ?? null;
  const recordings = useRecordings(course?.id ?? null, params.keyword);
  const setAsWatched = useSetAsWatched();
  const [opened, setOpened] = useState<Recording | null>(null);
  const resume = useMemo(() => opened && videoPosition(studentId, opened.id), [studentId, opened]);
  useLibraryMessages();
  function open(recording: Recording) {
    setOpened({ ...recording, watched: true });
    setAsWatched(recording);
  }
  return (
    <>
      <LibraryTab
        {...params}
        {...clock}
        courses={courses.loadable}
        onCoursesRetry={courses.retry}
        course={course}
        recordings={recordings.list}
        onMore={recordings.fetchMore}
        onRetry={recordings.retry}
        onOpen={open}
        positions={useMemo(() => listPositions(`library ${userId}`), [userId])}
      />
      {opened && resume && (
        <RecordingDialog
          {...clock}
          recording={opened}
          video={libraryVideoSource(opened.videoType, opened.videoId)}
          resume={resume}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** Refetches the list of one course, or all, when a window of the school reports a change (contract 4.4). */
function useLibraryMessages(): void {
  const refresh = useRefreshLibrary();
  useTrustedMessages((message) => {
    if (message.kind !== 'reloadPage') return;
    if (message.key === null) return refresh();
    const course = /^library-(\d+)$/.exec(message.key)?.[1];
    if (course !== undefined) refresh(Number(course));
  });
}
