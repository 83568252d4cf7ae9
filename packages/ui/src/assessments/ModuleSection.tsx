import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { StatusGlyph } from '../kit/index.ts';
import { media } from '../theme/index.ts';

export interface ModuleSectionProps {
  title: string;
  /** Why it cannot be opened: it keeps its place in the tab order and says so. */
  lockedReason: string | null;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Topics, each a card of its own; mounted with the first opening. */
  children: ReactNode;
}

/** A module under its heading, which opens and closes it; what is inside stands on the page like topics anywhere. */
export function ModuleSection({ title, lockedReason, open, onToggle, children }: ModuleSectionProps) {
  const id = useId();
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  if (lockedReason !== null) {
    return (
      <Root>
        <Heading>
          <Head type="button" aria-disabled $locked>
            <StatusGlyph kind="locked" size={24} />
            <span>
              <Title>{title}</Title>
              <Reason>{lockedReason}</Reason>
            </span>
          </Head>
        </Heading>
      </Root>
    );
  }
  return (
    <Root>
      <Heading>
        <Head
          type="button"
          id={`${id}-head`}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={() => onToggle(!open)}
        >
          <Title>{title}</Title>
          <Chevron size={20} strokeWidth={1.75} aria-hidden $open={open} />
        </Head>
      </Heading>
      <Panel id={`${id}-panel`} role="region" aria-labelledby={`${id}-head`} hidden={!open}>
        {opened && children}
      </Panel>
    </Root>
  );
}

const Root = styled.div`
  & + & {
    border-top: 1px solid var(--border-hairline);
  }
`;

const Heading = styled.h2`
  font: inherit;
  padding-block: var(--space-1);
`;

const Head = styled.button<{ $locked?: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: calc(100% + 2 * var(--space-2));
  min-height: 56px;
  margin-inline: calc(-1 * var(--space-2));
  padding: var(--space-2);
  border-radius: var(--radius-control);
  color: ${({ $locked = false }) => ($locked ? 'var(--ink-muted)' : 'var(--ink-strong)')};
  text-align: start;
  overflow-wrap: anywhere;
  &[aria-disabled] {
    cursor: default;
  }
  ${media.pointer} {
    &:hover:not([aria-disabled]) {
      color: var(--accent-text);
    }
  }
`;

const Title = styled.span`
  flex: 1;
  min-width: 0;
  font: var(--type-title2);
`;

const Reason = styled.span`
  display: block;
  font: var(--type-caption);
`;

const Chevron = styled(ChevronDown)<{ $open: boolean }>`
  flex: none;
  color: var(--ink-muted);
  transform: ${({ $open }) => ($open ? 'rotate(180deg)' : 'none')};
  transition: transform var(--duration-change) var(--ease-standard);
`;

const Panel = styled.div`
  padding-bottom: var(--space-4);
`;
