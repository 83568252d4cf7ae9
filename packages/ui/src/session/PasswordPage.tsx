import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ArtName } from '../kit/index.ts';
import { PagePicture } from '../blocks/page-frame/index.ts';

/** Header of a sign-in or password page: illustration, title and subtitle. */
export function PageHeader({ art, title, subtitle }: { art: ArtName; title: string; subtitle?: string }) {
  return (
    <>
      <Picture art={art} />
      <Title data-page-title="" tabIndex={-1}>
        {title}
      </Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
    </>
  );
}

/** Replaces a form after it was sent: the heading inside takes the focus that was lost with the form. */
export function FormResult({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, []);
  return <Transparent ref={root}>{children}</Transparent>;
}

/** A column of fields and buttons below the header. */
export const Rows = styled.div`
  display: grid;
  /* The captcha widget may be wider than the smallest phone's column; it must not widen the rest. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin-top: var(--space-6);
`;

/** The link back, below the content of the page. */
export const BackLink = styled.p`
  margin-top: var(--space-2);
  text-align: center;
`;

const Transparent = styled.div`
  display: contents;
`;

/* Aligns the illustration's outline with the text. */
const Picture = styled(PagePicture)`
  margin-block: 0 var(--space-5);
  margin-inline: -23px 0;
`;

const Title = styled.h1`
  font: var(--type-display);
  letter-spacing: var(--track-display);
  color: var(--ink-strong);
`;

const Subtitle = styled.p`
  margin-top: 4px;
  color: var(--ink-muted);
`;
