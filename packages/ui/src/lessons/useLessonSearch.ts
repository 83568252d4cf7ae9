import { allKeys, filterTopics, lessonsOf, type Topic, type ExpandedKeys } from '@portal/domain/lessons';
import { useDeferredValue, useMemo, useState } from 'react';

/**
 * The typed search text and its setter. It is held above the modules, so that it is kept when another module is
 * selected.
 */
export type LessonSearchInput = readonly [input: string, onInputChange: (input: string) => void];

/** The search in a module, and the expanded keys of its results. */
export interface LessonSearch {
  /** The text as typed. */
  input: string;
  onInputChange: (input: string) => void;
  /** The keyword of the current results; '' = everything is shown. */
  keyword: string;
  found: readonly Topic[];
  /** The number of lessons found. */
  count: number;
  expanded: ExpandedKeys;
  onExpandedChange: (expanded: ExpandedKeys) => void;
  /** Whether everything shown is expanded. */
  allExpanded: boolean;
  onToggleAll: () => void;
}

/**
 * Searches the lessons of a module by name. Results start expanded; what the student collapses during a search is
 * dropped with it, and clearing the search restores the tree.
 */
export function useLessonSearch(
  topics: readonly Topic[],
  expanded: ExpandedKeys,
  onExpandedChange: (expanded: ExpandedKeys) => void,
  [input, onInputChange]: LessonSearchInput,
): LessonSearch {
  // Deferred, since a module may have thousands of lessons: typing has priority over filtering.
  const keyword = useDeferredValue(input.trim());
  const [searchState, setSearchState] = useState<{ keyword: string; expanded: ExpandedKeys } | null>(null);
  const found = useMemo(() => filterTopics(topics, keyword), [topics, keyword]);
  const all = useMemo(() => allKeys(found), [found]);
  const count = useMemo(() => found.flatMap(lessonsOf).length, [found]);
  const searching = keyword !== '';
  const current = searching ? (searchState?.keyword === keyword ? searchState.expanded : all) : expanded;
  const change = searching ? (next: ExpandedKeys) => setSearchState({ keyword, expanded: next }) : onExpandedChange;
  const allExpanded = [...all].every((key) => current.has(key));
  return {
    input,
    onInputChange,
    keyword,
    found,
    count,
    expanded: current,
    onExpandedChange: change,
    allExpanded,
    onToggleAll: () => change(allExpanded ? new Set() : all),
  };
}
