import { memo } from 'react';
import { styled } from 'storybook/theming';
import { STATE_KINDS, type StateKind } from '../data/state-kinds.ts';
import type { Look, State } from '../data/states.ts';
import { StoryLink } from '../page/StoryLink.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const kindWords = new Map<StateKind, string>(STATE_KINDS);

interface StateCardProps {
  state: State;
  /** The text that matched the search; null without one. */
  by: string | null;
  look: Look;
}

/** Card of a state in the catalogue: picture, name, kind and sections of the specification. */
export const StateCard = memo(function StateCard({ state, by, look }: StateCardProps) {
  return (
    <Link id={state.id} title={state.about}>
      <Thumbnail state={state} look={look} />
      <Body>
        <strong>{state.name}</strong>
        {by !== null && <mark>{by}</mark>}
        <small>{[kindWords.get(state.kind), ...state.sections.slice(0, 3)].join(' · ')}</small>
      </Body>
    </Link>
  );
});

const Link = styled(StoryLink)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  overflow: 'hidden',
  borderRadius: 6,
  border: `1px solid ${theme.appBorderColor}`,
  color: theme.color.defaultText,
  background: theme.background.content,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.color.secondary },
  '&:hover strong': { textDecoration: 'underline' },
}));

const Body = styled.span(({ theme }) => ({
  display: 'grid',
  gap: 2,
  padding: '8px 10px 10px',
  borderTop: `1px solid ${theme.appBorderColor}`,
  strong: { fontWeight: 600, lineHeight: 1.3 },
  small: { color: theme.textMutedColor, fontSize: 12 },
  mark: {
    overflow: 'hidden',
    color: 'inherit',
    background: theme.background.hoverable,
    fontSize: 12,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
}));
