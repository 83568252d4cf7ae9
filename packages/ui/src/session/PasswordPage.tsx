import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Art, type ArtName } from '../kit/index.ts';

/** Head of a page about passwords: drawing, heading, and a sentence. */
export function PageHead({ art, title, lead }: { art: ArtName; title: string; lead?: string }) {
  return (
    <>
      <Picture>
        <Art name={art} />
      </Picture>
      <Title data-page-title="" tabIndex={-1}>
        {title}
      </Title>
      {lead && <Lead>{lead}</Lead>}
    </>
  );
}

/** What takes the place of a form that did its work: the heading inside takes the focus that went with the form. */
export function Arrival({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, []);
  return <Transparent ref={root}>{children}</Transparent>;
}

/** A column of fields and buttons under the head. */
export const Rows = styled.div`
  display: grid;
  /* The vendor's box may be wider than the smallest phone's column; it must not widen the rest. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin-top: var(--space-6);
`;

/** The way back, under what a page is for. */
export const WayBack = styled.p`
  margin-top: var(--space-2);
  text-align: center;
`;

const Transparent = styled.div`
  display: contents;
`;

/* The drawing's blob ends in line with the text, its outline hangs out. */
const Picture = styled.div`
  margin: 0 0 var(--space-5) -26px;
`;

const Title = styled.h1`
  font: var(--type-display);
  letter-spacing: var(--track-display);
  color: var(--ink-strong);
`;

const Lead = styled.p`
  margin-top: 4px;
  color: var(--ink-muted);
`;
