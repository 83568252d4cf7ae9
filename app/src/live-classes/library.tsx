import { toLoadable, toLoadableList } from '@portal/data/client';
import { LIBRARY_KEY, libraryQueries } from '@portal/data/live-classes';
import { withWatched } from '@portal/domain/live-classes';
import { libraryVideoSource } from '@portal/domain/videos';
import { LibraryTab, RecordingDialog } from '@portal/ui/live-classes';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { listPositions } from '../list-positions.ts';
import { useTrustedMessages } from '../messages/useTrustedMessages.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { useAddressOf } from '../useAddressOf.ts';
import { useNow } from '../useNow.ts';
import type { useLiveClassAddress } from './useLiveClassAddress.ts';
import { useWatching } from './useWatching.ts';
import { videoPosition } from './video-position.ts';

type Address = Pick<ReturnType<typeof useLiveClassAddress>, 'course' | 'onCourseChange' | 'keyword' | 'onSearch'>;

/** The recordings of past live classes: a list a course, read when it is first opened. */
export default function Library({ course: asked, ...address }: Address) {
  const { client } = useServices();
  const { userId, studentId } = useSession().account;
  const queries = useQueryClient();
  const addressOf = useAddressOf();
  const place = { now: useNow(), zone: useZone(), addressOf };
  const courses = useQuery(libraryQueries.courses(client, userId));
  const course = courses.data?.find(({ id }) => String(id) === asked) ?? courses.data?.[0] ?? null;
  const list = useInfiniteQuery({
    ...libraryQueries.list(client, userId, course?.id ?? 0, address.keyword),
    enabled: course !== null,
  });
  useLibraryMessages();
  // The next visit reads anew.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: LIBRARY_KEY, refetchType: 'none' }), [queries]);
  const { opened, watched, open, close } = useWatching();
  const resume = useMemo(() => opened && videoPosition(studentId, opened.id), [studentId, opened]);
  return (
    <>
      <LibraryTab
        {...address}
        {...place}
        courses={toLoadable(courses)}
        onCoursesRetry={() => void courses.refetch()}
        course={course}
        recordings={withWatched(toLoadableList(list), watched)}
        onMore={() => void list.fetchNextPage({ cancelRefetch: false })}
        onRetry={() => void list.refetch()}
        onOpen={open}
        positions={useMemo(() => listPositions(`library ${userId}`), [userId])}
      />
      {opened && resume && (
        <RecordingDialog
          {...place}
          recording={opened}
          video={libraryVideoSource(opened.videoType, opened.videoId)}
          image={addressOf(opened.thumbnailUrl)}
          resume={resume}
          onClose={close}
        />
      )}
    </>
  );
}

/** A window of the school has changed the list of a course, open or not, or everything (contract 4.4). */
function useLibraryMessages(): void {
  const queries = useQueryClient();
  useTrustedMessages((message) => {
    if (message.kind !== 'reloadPage') return;
    const course = message.key === null ? null : /^library-(\d+)$/.exec(message.key)?.[1];
    if (course === undefined) return;
    void queries.invalidateQueries({
      queryKey: course === null ? LIBRARY_KEY : libraryQueries.keyOf(Number(course)),
    });
  });
}
