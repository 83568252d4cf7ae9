import { ancestorKeys, initiallyExpanded, type Topic, type ExpandedKeys } from '@portal/domain/lessons';
import { useState } from 'react';

/** What is unfolded in the trees of this visit, by student, course and module. */
const remembered = new Map<string, ExpandedKeys>();

const NOTHING: ExpandedKeys = new Set();

/**
 * What is unfolded in a tree, kept for as long as the portal is open: whoever comes back finds it as it was.
 *
 * @param tree whose it is
 * @param topics undefined = not there yet
 * @param target a lesson that has to be seen, whatever was folded before; until something is folded or unfolded
 */
export function useExpandedTopics(
  tree: string,
  topics: readonly Topic[] | undefined,
  target: number | null,
): [ExpandedKeys, (expanded: ExpandedKeys) => void] {
  const [chosen, setChosen] = useState<{ tree: string; target: number | null } | null>(null);
  const before = remembered.get(tree) ?? (topics ? initiallyExpanded(topics) : NOTHING);
  const untouched = chosen?.tree !== tree || chosen.target !== target;
  const around = untouched && topics && target !== null ? ancestorKeys(topics, target) : [];
  return [
    around.length > 0 ? new Set([...before, ...around]) : before,
    (expanded) => {
      remembered.set(tree, expanded);
      setChosen({ tree, target });
    },
  ];
}
