import { ancestorKeys, initiallyExpanded, type Topic, type ExpandedKeys } from '@portal/domain/lessons';
import { useState } from 'react';

/** The expanded keys of each tree (student, course and module), kept until the page reloads. */
const remembered = new Map<string, ExpandedKeys>();

const NONE: ExpandedKeys = new Set();

/**
 * The expanded keys of a tree and their setter. They are kept while the student visits other pages.
 *
 * @param tree identifies the tree
 * @param topics undefined = not loaded yet
 * @param target a lesson whose ancestors are expanded until the student expands or collapses something
 */
export function useExpandedTopics(
  tree: string,
  topics: readonly Topic[] | undefined,
  target: number | null,
): [ExpandedKeys, (expanded: ExpandedKeys) => void] {
  const [chosen, setChosen] = useState<{ tree: string; target: number | null } | null>(null);
  const kept = remembered.get(tree) ?? (topics ? initiallyExpanded(topics) : NONE);
  const untouched = chosen?.tree !== tree || chosen.target !== target;
  const ancestors = untouched && topics && target !== null ? ancestorKeys(topics, target) : [];
  return [
    ancestors.length > 0 ? new Set([...kept, ...ancestors]) : kept,
    (expanded) => {
      remembered.set(tree, expanded);
      setChosen({ tree, target });
    },
  ];
}
