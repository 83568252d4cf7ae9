import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFileDrop } from './useFileDrop.ts';

interface DropAreaProps {
  /** Called with the files; null = no files are accepted now. */
  onFiles: ((files: readonly File[]) => void) | null;
  children: ReactNode;
}

/** Accepts files that are dropped onto its content or pasted into it. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const { t } = useTranslation('messages');
  const [over, handlers] = useFileDrop(onFiles);
  return (
    <Root {...handlers}>
      {children}
      {over && <Overlay aria-hidden>{t('file.drop')}</Overlay>}
    </Root>
  );
}

/* Fills its parent, so that sticky content can be at the lower edge. */
const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
`;

const Overlay = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  border: 2px dashed var(--accent-indicator);
  border-radius: var(--radius-control);
  background: var(--accent-subtle);
  font: var(--type-label);
  font-weight: 600;
  color: var(--accent-text);
  /* Lets the element below receive the drop. */
  pointer-events: none;
`;
