import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Skeleton, TextSkeleton } from '../Skeleton/Skeleton.tsx';
import { StatusGlyph } from '../Status/Status.tsx';
import { focusInsideCard, media } from '../../theme/index.ts';

export interface AccordionProps {
  title: string;
  /** The 24 px status glyph before the title. */
  glyph?: ReactNode;
  /** Status and counts under the title; a locked accordion shows only the reason. */
  meta?: ReactNode;
  /** Why it cannot be opened. With a reason it has no chevron and does not expand, but stays in the tab order. */
  lockedReason?: string | undefined;
  /** Open from the start; does not count as a first opening. */
  defaultOpen?: boolean;
  /** The controlled state, for instance for "expand all"; `onToggle` then has to update it. */
  open?: boolean | undefined;
  /** Called on every press, with the requested state. */
  onToggle?: ((open: boolean) => void) | undefined;
  /** Heading level; default 3, nested 4. */
  level?: 2 | 3 | 4 | undefined;
  /** Called on the first press that opens it: the time to load the content. */
  onFirstOpen?: (() => void) | undefined;
  /** A sub-topic: a band inside another accordion, in the same columns, without indent. */
  nested?: boolean;
  /** A heading without a card: `meta` is at its end, the content below it as separate cards. */
  detached?: boolean;
  /** A `ProgressBar` under a detached heading. */
  bar?: ReactNode;
  /** Rows, or cards with `detached`; mounted when it first opens. */
  children?: ReactNode;
}

/** A card (or, nested, a band) whose header opens and closes what is under it. */
export function Accordion({
  title,
  glyph,
  meta,
  lockedReason,
  defaultOpen = false,
  open: openFromOutside,
  onToggle,
  level,
  onFirstOpen,
  nested = false,
  detached = false,
  bar,
  children,
}: AccordionProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = openFromOutside ?? ownOpen;
  const [opened, setOpened] = useState(open);
  const locked = lockedReason !== undefined;
  if (open && !opened) setOpened(true);

  function toggle() {
    if (!open && !opened) {
      setOpened(true);
      onFirstOpen?.();
    }
    setOwnOpen(!open);
    onToggle?.(!open);
  }

  const Container = detached ? DetachedBox : Box;
  const Root = nested ? Band : Container;
  const text = (
    <Label>
      {glyph && (
        <Glyph $nested={nested} $detached={detached}>
          {glyph}
        </Glyph>
      )}
      <Text>
        <Title $nested={nested} $detached={detached} $locked={locked}>
          {title}
        </Title>
        {locked ? <Meta>{lockedReason}</Meta> : meta && !detached && <Meta>{meta}</Meta>}
      </Text>
    </Label>
  );

  return (
    <Root>
      <Heading as={`h${level ?? (nested ? 4 : 3)}`}>
        {locked ? (
          <Header type="button" aria-disabled $nested={nested} $detached={detached}>
            {text}
            {detached && <StatusGlyph kind="locked" size={20} />}
          </Header>
        ) : (
          <Header
            type="button"
            id={`${id}-head`}
            aria-expanded={open}
            aria-controls={`${id}-panel`}
            onClick={toggle}
            $nested={nested}
            $detached={detached}
          >
            {text}
            {meta && detached && <Meta>{meta}</Meta>}
            <Chevron size={20} strokeWidth={1.75} aria-hidden $open={open} />
          </Header>
        )}
      </Heading>
      {!locked && bar}
      {!locked && (
        <Panel id={`${id}-panel`} role="region" aria-labelledby={`${id}-head`} $open={open}>
          <Clip>
            <Inner $detached={detached}>{opened && children}</Inner>
          </Clip>
        </Panel>
      )}
    </Root>
  );
}

/** Placeholder of a closed detached accordion, whose title has about this width. Put it into a `SkeletonGroup`. */
export function DetachedAccordionSkeleton({ width }: { width: string }) {
  return (
    <DetachedBox>
      <Header as="div" $nested={false} $detached>
        <Text>
          <TextSkeleton type="title2" width={width} />
        </Text>
        <Skeleton shape="block" width="20px" height="20px" />
      </Header>
    </DetachedBox>
  );
}

const Box = styled.div`
  --surface-here: var(--surface-card);
  overflow: hidden;
  background: var(--surface-card);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
`;

/* The gap of the list is above the line, an equal padding below it. */
const DetachedBox = styled.div`
  & + & {
    padding-top: var(--space-3);
    border-top: 1px solid var(--border-hairline);
  }
`;

const Band = styled.div`
  & + & {
    border-top: 1px solid var(--border-hairline);
  }
`;

const Heading = styled.h3`
  font: inherit;
`;

const minHeight = ({ $nested, $detached }: { $nested: boolean; $detached: boolean }) =>
  $nested ? '48px' : $detached ? '52px' : '72px';

/* The text of a detached heading is aligned with the cards below. Its hover background and focus ring extend beyond the
   text at both sides, and touch neither the line above nor the bar below. */
const detachedHeader = css`
  width: calc(100% + 2 * var(--space-2));
  margin: var(--space-1) calc(-1 * var(--space-2));
  border-radius: var(--radius-control);
  padding-inline: var(--space-2);
  ${media.desktop} {
    padding-inline: var(--space-2);
  }
`;

const Header = styled.button<{ $nested: boolean; $detached: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: ${minHeight};
  padding: var(--space-3) var(--space-4);
  background: ${({ $nested }) => ($nested ? 'var(--surface-hover)' : 'none')};
  transition: background var(--duration-press) var(--ease-standard);
  ${focusInsideCard}
  ${media.desktop} {
    padding-inline: var(--space-5);
  }
  ${({ $detached }) => $detached && detachedHeader}
  &[aria-disabled] {
    cursor: default;
  }
  &:active:not([aria-disabled]) {
    background: var(--surface-pressed);
  }
  ${media.pointer} {
    &:hover:not([aria-disabled]) {
      /* --surface-hover is made for the colour of a card: on any other it would hardly show, or be lighter. */
      background: ${({ $nested, $detached }) =>
        $nested || $detached ? 'var(--surface-pressed)' : 'var(--surface-hover)'};
    }
  }
`;

const titleFont = ({ $nested, $detached }: { $nested: boolean; $detached: boolean }) =>
  $detached ? 'var(--type-title2)' : `var(--type-${$nested ? 'label' : 'title3'})`;

const Label = styled.span`
  display: flex;
  flex: 1;
  gap: var(--space-3);
  min-width: 0;
`;

/* Centred on the first line of the title, also when the title wraps. */
const Glyph = styled.span<{ $nested: boolean; $detached: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 1lh;
  font: ${titleFont};
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

const Title = styled.span<{ $nested: boolean; $detached: boolean; $locked: boolean }>`
  display: block;
  font: ${titleFont};
  color: ${({ $locked }) => ($locked ? 'var(--ink-muted)' : 'var(--ink-strong)')};
`;

const Meta = styled.span`
  display: block;
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Chevron = styled(ChevronDown)<{ $open: boolean }>`
  color: var(--ink-muted);
  transform: ${({ $open }) => ($open ? 'rotate(180deg)' : 'none')};
  transition: transform var(--duration-change) var(--ease-standard);
`;

/* The height animates between 0 and that of the content. `visibility` takes closed content out of the tab order and the
   reading order; `inherit` does so for open panels inside it. */
const Panel = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-rows: ${({ $open }) => ($open ? '1fr' : '0fr')};
  visibility: ${({ $open }) => ($open ? 'inherit' : 'hidden')};
  transition:
    grid-template-rows var(--duration-change) var(--ease-standard),
    visibility var(--duration-change);
`;

const Clip = styled.div`
  min-width: 0;
  min-height: 0;
  overflow: hidden;
`;

const Inner = styled.div<{ $detached: boolean }>`
  ${({ $detached }) => ($detached ? 'padding-block: var(--space-3);' : 'border-top: 1px solid var(--border-hairline);')}
`;
