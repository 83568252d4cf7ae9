import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { AppLink, type Href } from '../../links/index.ts';
import { balanced, focusInsideCard, media, pressable } from '../../theme/index.ts';

export interface ListRowProps {
  title: ReactNode;
  /** The title is as small as a label, so that it does not outrank the heading of the card above it. */
  quiet?: boolean;
  /** One quiet line under the title. */
  caption?: ReactNode;
  /** Icon, avatar or a 72 px image. An icon is on the first line of the title. */
  leading?: ReactNode;
  /** A tag or status. Only a row that opens nothing may have a control here. */
  trailing?: ReactNode;
  /** The page it opens. */
  href?: Href | undefined;
  /** Opens something on this page; only without `href`. */
  onOpen?: (() => void) | undefined;
  /** False where a separate control is at the end of the row, beside it. */
  chevron?: boolean;
  /** Already read: the title drops to weight 500. */
  read?: boolean;
}

/** A row of a list: a link, a button or plain text. It shows a chevron when it opens something. */
export function ListRow({
  title,
  quiet = false,
  caption,
  leading,
  trailing,
  chevron = true,
  read = false,
  href,
  onOpen,
}: ListRowProps) {
  const opens = href !== undefined || onOpen !== undefined;
  const content = (
    <>
      <Body>
        {leading && <Leading>{leading}</Leading>}
        <Text>
          <Title $read={read}>{quiet ? <QuietTitle>{title}</QuietTitle> : title}</Title>
          {caption && <Caption>{caption}</Caption>}
        </Text>
      </Body>
      {trailing}
      {opens && chevron && <Chevron size={20} strokeWidth={1.75} aria-hidden />}
    </>
  );
  if (href !== undefined) return <LinkRoot href={href}>{content}</LinkRoot>;
  if (onOpen) {
    return (
      <ButtonRoot type="button" onClick={onOpen}>
        {content}
      </ButtonRoot>
    );
  }
  return <StaticRoot>{content}</StaticRoot>;
}

/** A list of rows in a flush card, with a hairline above all but the first. Its children are `li`. */
export const RowList = styled.ul.attrs({ role: 'list' })`
  &:not(:first-child),
  > :where(:not(:first-child)) {
    border-top: 1px solid var(--border-hairline);
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 56px;
  /* Cards and flush sheets set the inset. */
  padding: var(--space-3) var(--row-inset, var(--space-4));
  ${media.desktop} {
    padding-inline: var(--row-inset, var(--space-5));
  }
`;

const StaticRoot = styled.div`
  ${row}
`;

const ButtonRoot = styled.button`
  ${row}
  ${pressable}
  ${focusInsideCard}
`;

const LinkRoot = styled(AppLink)`
  ${row}
  ${pressable}
  ${focusInsideCard}
`;

const Body = styled.span`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: var(--space-3);
  min-width: 0;
`;

/* As high as the title's first line, or as its content where that is higher. */
const Leading = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 1lh;
  font: var(--type-title3);
`;

const Text = styled.span`
  flex: 1;
  align-self: center;
  min-width: 0;
`;

const Title = styled.span<{ $read: boolean }>`
  display: block;
  font: var(--type-title3);
  ${({ $read }) => $read && 'font-weight: 500;'}
  color: var(--ink-strong);
  ${balanced}
`;

/* The outer element keeps the line height of a full title, on which the leading icon is centred. */
const QuietTitle = styled.span`
  font: var(--type-label);
`;

const Caption = styled.span`
  display: block;
  margin-top: 2px;
  font: var(--type-caption);
  color: var(--ink-muted);
  text-wrap: pretty;
`;

const Chevron = styled(ChevronRight)`
  color: var(--ink-faint);
`;
