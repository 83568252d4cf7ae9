import type { Topic } from '@portal/domain/lessons';
import { useEffect, useRef, type RefObject } from 'react';

/** Finds the button that opens a lesson, within a tree or the page. */
export function lessonButton(within: ParentNode | null, lesson: number): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-lesson="${lesson}"] button`) ?? null;
}

/** Scrolls the lesson the URL links to into view and focuses it, once, as soon as it is rendered. */
export function useLessonTarget(
  tree: RefObject<HTMLElement | null>,
  topics: readonly Topic[],
  target: number | null,
): void {
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (target === null || shown.current === target) return;
    const button = lessonButton(tree.current, target);
    if (!button) return;
    shown.current = target;
    // Runs after the focus change of the navigation, which focuses the title of the page in the same task.
    queueMicrotask(() => {
      button.closest('[data-lesson]')?.scrollIntoView({ block: 'center' });
      button.focus({ preventScroll: true });
    });
  }, [tree, topics, target]);
}
