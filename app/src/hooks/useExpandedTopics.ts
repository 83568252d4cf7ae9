import { ancestorKeys, initiallyExpanded, type Topic, type ExpandedKeys } from '@portal/domain/lessons';
import { useState } from 'react';

/** The expanded keys of each tree (student, course and module), kept until the page reloads. */
const remembered = new Map<string, ExpandedKeys>();

const NONE: ExpandedKeys = new Set();

/**
 * The expanded keys of a tree and their setter. They are kept while the student visits other pages, also those that
 * were expanded when the tree was first opened: a topic does not collapse when its last lesson is finished.
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
  const [first, setFirst] = useState<{ tree: string; expanded: ExpandedKeys } | null>(null);
  if (topics && first?.tree !== tree) setFirst({ tree, expanded: initiallyExpanded(topics) });
  const kept = remembered.get(tree) ?? (topics && first?.tree === tree ? first.expanded : NONE);
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
