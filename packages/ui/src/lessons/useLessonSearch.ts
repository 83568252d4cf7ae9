import { allKeys, findInTopics, lessonsOf, type Topic, type ExpandedKeys } from '@portal/domain/lessons';
import { useDeferredValue, useMemo, useState } from 'react';

/** The search in a module, and what is unfolded in what it finds. */
export interface Finding {
  /** As typed. */
  typed: string;
  onType: (typed: string) => void;
  /** What is searched for just now; '' = everything is shown. */
  keyword: string;
  found: readonly Topic[];
  /** How many lessons that is. */
  count: number;
  expanded: ExpandedKeys;
  onExpandedChange: (expanded: ExpandedKeys) => void;
  /** Whether all that is shown is unfolded. */
  allUnfolded: boolean;
  onFoldAll: () => void;
}

/**
 * Searches the lessons of a module by name. What it finds is unfolded; what the student folds meanwhile is forgotten
 * with the search, and the module is as it was before.
 */
export function useLessonSearch(
  topics: readonly Topic[],
  expanded: ExpandedKeys,
  onExpandedChange: (expanded: ExpandedKeys) => void,
): Finding {
  const [typed, setTyped] = useState('');
  // A module may have thousands of lessons: typing goes first.
  const keyword = useDeferredValue(typed.trim());
  const [inSearch, setInSearch] = useState<{ keyword: string; expanded: ExpandedKeys } | null>(null);
  const found = useMemo(() => findInTopics(topics, keyword), [topics, keyword]);
  const all = useMemo(() => allKeys(found), [found]);
  const count = useMemo(() => found.flatMap(lessonsOf).length, [found]);
  const searching = keyword !== '';
  const shown = searching ? (inSearch?.keyword === keyword ? inSearch.expanded : all) : expanded;
  const change = searching ? (next: ExpandedKeys) => setInSearch({ keyword, expanded: next }) : onExpandedChange;
  const allUnfolded = [...all].every((key) => shown.has(key));
  return {
    typed,
    onType: setTyped,
    keyword,
    found,
    count,
    expanded: shown,
    onExpandedChange: change,
    allUnfolded,
    onFoldAll: () => change(allUnfolded ? new Set() : all),
  };
}
