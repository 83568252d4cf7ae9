import type { ClassesTab, LiveClass, NamedClass, RegistrationOutcome } from '@portal/domain/live-classes';
import { useQueryClient } from '@tanstack/react-query';
import {
  invalidate,
  LIVE_CLASSES_KEY,
  useClient,
  useSilentClient,
  useLoadablePages,
  useLoadableQuery,
  useStudent,
  useSubmissions,
  type LoadablePages,
  type LoadableQuery,
  type SubmissionsHandle,
} from '../client/index.ts';
import { CANCEL_KEY, liveClassMutations, REGISTER_KEY, type RegistrationForm } from './mutations.ts';
import { liveClassQueries } from './queries.ts';

interface Options {
  /** false: nothing is fetched. */
  enabled: boolean;
}

/** The class, or the classes, that begin next. */
export function useNextClasses({ enabled }: Options): LoadableQuery<LiveClass[]> {
  return useLoadableQuery({ ...liveClassQueries.next(useClient(), useStudent().userId), enabled });
}

interface ListOptions extends Options {
  /** true: a failure shows no error page, since that would replace what is shown over the list. */
  silent?: boolean;
}

/**
 * The classes of a tab that match `keyword` ('' = all). The request waits for the student's courses; where they cannot be
 * had, the server filters by them itself.
 */
export function useLiveClassList(
  tab: ClassesTab,
  keyword: string,
  { enabled, silent = false }: ListOptions,
): LoadablePages<LiveClass> {
  const loud = useClient();
  const quiet = useSilentClient();
  const client = silent ? quiet : loud;
  const { userId } = useStudent();
  const courses = useLoadableQuery({ ...liveClassQueries.courses(client, userId), enabled });
  const waits = courses.loadable.status === 'loading';
  const pages = useLoadablePages({
    ...liveClassQueries.list(client, userId, tab, keyword, courses.data ?? null),
    enabled: enabled && !waits,
  });
  return waits ? { ...pages, list: { status: 'loading' } } : pages;
}

/** The server's flag for the library; silent when it fails. */
export function useLibraryFlag(): LoadableQuery<boolean> {
  return useLoadableQuery(liveClassQueries.showsLibrary(useClient(), useStudent().userId));
}

/** Registers for live classes (001 §4). */
export function useRegister(form: RegistrationForm): SubmissionsHandle<RegistrationOutcome, NamedClass> {
  const client = useClient();
  const { studentId } = useStudent();
  return useSubmissions(REGISTER_KEY, (liveClass) => liveClassMutations.register(client, studentId, liveClass, form));
}

/** Cancels registrations (001 §4); the result is the server's message, '' when there is none. */
export function useCancelRegistration(): SubmissionsHandle<string, NamedClass> {
  const client = useClient();
  return useSubmissions(CANCEL_KEY, (liveClass) => liveClassMutations.cancel(client, liveClass));
}

/**
 * Refetches the active lists of a tab, or of both tabs and the next classes; inactive ones are refetched when they are
 * next used.
 */
export function useRefreshLiveClasses(): (tab?: ClassesTab) => void {
  const queries = useQueryClient();
  return (tab) => void invalidate(queries, { queryKey: tab ? liveClassQueries.keyOf(tab) : LIVE_CLASSES_KEY });
}
