import { useLiveClassList, useNextClasses, useRefreshLiveClasses } from '@portal/data/live-classes';
import type { ClassesTab, LiveClass } from '@portal/domain/live-classes';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { useClassListRefresh } from './useClassListRefresh.ts';

const NONE: readonly LiveClass[] = [];

export interface ClassListsProps {
  /** False while the library is in their place: nothing is asked for. */
  shown: boolean;
  sub: ClassesTab;
  keyword: string;
  now: Date;
  zone: string;
}

/** What comes next, and the list of a tab as far as it was fetched; kept fresh by the clock and by other windows. */
export function useClassLists({ shown, sub, keyword, now, zone }: ClassListsProps) {
  const next = useNextClasses({ enabled: shown });
  const { list, fetchMore, retry } = useLiveClassList(sub, keyword, { enabled: shown });
  const refresh = useRefreshLiveClasses();
  useReloadMessages('upcoming', () => refresh('upcoming'));
  useReloadMessages('registered', () => refresh('registered'));
  useClassListRefresh([next.data ?? NONE, list.status === 'ready' ? list.rows : NONE], now, zone);
  return { next: next.loadable, onNextRetry: next.retry, classes: list, onMore: fetchMore, onRetry: retry };
}
