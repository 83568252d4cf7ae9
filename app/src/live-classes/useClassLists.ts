import { useLiveClassList, useNextClasses, useRefreshLiveClasses } from '@portal/data/live-classes';
import type { ClassesTab, LiveClass } from '@portal/domain/live-classes';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { useClassListRefresh } from './useClassListRefresh.ts';

const NONE: readonly LiveClass[] = [];

export interface ClassListsProps {
  /** False while the library is shown instead: then nothing is fetched. */
  shown: boolean;
  /** Whether the notice of a registration is shown over the list, which an error page would replace. */
  covered: boolean;
  classesTab: ClassesTab;
  keyword: string;
  now: Date;
  zone: string;
}

/**
 * Returns the next classes and the fetched pages of a tab's list; they are refetched as time passes and after messages
 * from other windows.
 */
export function useClassLists({ shown, covered, classesTab, keyword, now, zone }: ClassListsProps) {
  const next = useNextClasses({ enabled: shown });
  const { list, fetchMore, retry } = useLiveClassList(classesTab, keyword, { enabled: shown, silent: covered });
  const refresh = useRefreshLiveClasses();
  useReloadMessages('upcoming', () => refresh('upcoming'));
  useReloadMessages('registered', () => refresh('registered'));
  useClassListRefresh([next.data ?? NONE, list.status === 'ready' ? list.rows : NONE], now, zone);
  return { next: next.loadable, onNextRetry: next.retry, classes: list, onMore: fetchMore, onRetry: retry };
}
