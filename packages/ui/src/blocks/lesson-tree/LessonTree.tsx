import { lessonsOf, subTopicKey, topicKey, toggleKey, type Topic, type ExpandedKeys } from '@portal/domain/lessons';
import { useRef } from 'react';
import styled, { css } from 'styled-components';
import { LessonPart } from './LessonPart.tsx';
import { LessonRows } from './LessonRows.tsx';
import { useLessonTarget } from './useLessonTarget.ts';

export interface LessonTreeProps {
  /** In the server's order. */
  topics: readonly Topic[];
  /** The expanded topics and sub-topics; held by the caller, so that they are kept when the student leaves the page. */
  expanded: ExpandedKeys;
  onExpandedChange: (expanded: ExpandedKeys) => void;
  /** The lesson the URL links to: scrolled into view and focused once. Its topic has to be expanded. */
  target?: number | null;
  /** Level of the topics' headings; sub-topics follow one below. */
  level?: 2 | 3;
}

/** From this number of lessons on, rendering all of them is noticeably slow. */
const LONG_TREE_FROM = 200;

/**
 * The topics of a module as accordions, with their lessons and sub-topics (002 §2). Render it within a
 * `LessonActionsProvider`.
 */
export function LessonTree({ topics, expanded, onExpandedChange, target = null, level = 3 }: LessonTreeProps) {
  const root = useRef<HTMLDivElement>(null);
  useLessonTarget(root, topics, target);
  const expansion = (key: string) => ({
    open: expanded.has(key),
    onToggle: (open: boolean) => onExpandedChange(toggleKey(expanded, key, open)),
  });
  const isLong = topics.reduce((sum, topic) => sum + lessonsOf(topic).length, 0) > LONG_TREE_FROM;
  const rows = { isLong, target };
  return (
    <Root ref={root} $isLong={isLong}>
      {topics.map((topic) => (
        <LessonPart key={topic.id} part={topic} level={level} {...expansion(topicKey(topic))}>
          <LessonRows lessons={topic.lessons} showEmptyText={topic.subTopics.length === 0} {...rows} />
          {topic.subTopics.length > 0 && (
            <SubTopics>
              {topic.subTopics.map((sub) => (
                <LessonPart key={sub.id} part={sub} nested level={level === 2 ? 3 : 4} {...expansion(subTopicKey(sub))}>
                  <LessonRows lessons={sub.lessons} showEmptyText {...rows} />
                </LessonPart>
              ))}
            </SubTopics>
          )}
        </LessonPart>
      ))}
    </Root>
  );
}

const Root = styled.div<{ $isLong: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  ${({ $isLong }) =>
    $isLong &&
    css`
      /* No animation: while a topic expands, the topics below would still be in the viewport and render their lessons. */
      [role='region'] {
        transition: none;
      }
    `}
`;

const SubTopics = styled.div`
  &:not(:first-child) {
    border-top: 1px solid var(--border-hairline);
  }
`;
