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

type Address = Pick<ReturnType<typeof useLiveClassSearchParams>, 'course' | 'onCourseChange' | 'keyword' | 'onSearch'>;

/** The recordings of past live classes: a list a course, fetched when it is first opened. */
export default function LibraryContainer({ course: asked, ...address }: Address) {
  const { userId, studentId } = useSession().account;
  const place = { now: useNow(), zone: useZone() };
  const courses = useLibraryCourses();
  const course = courses.data?.find(({ id }) => String(id) === asked) ?? courses.data?.[0] ?? null;
  const recordings = useRecordings(course?.id ?? null, address.keyword);
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
        {...address}
        {...place}
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
          {...place}
          recording={opened}
          video={libraryVideoSource(opened.videoType, opened.videoId)}
          resume={resume}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** A window of the school has changed the list of a course, open or not, or everything (contract 4.4). */
function useLibraryMessages(): void {
  const refresh = useRefreshLibrary();
  useTrustedMessages((message) => {
    if (message.kind !== 'reloadPage') return;
    if (message.key === null) return refresh();
    const course = /^library-(\d+)$/.exec(message.key)?.[1];
    if (course !== undefined) refresh(Number(course));
  });
}
