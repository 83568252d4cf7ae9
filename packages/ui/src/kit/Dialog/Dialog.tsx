import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { notPrinted } from '../../theme/index.ts';
import { Button } from '../Button/Button.tsx';
import { growIn, ModalFrame, sideBySide } from '../ModalFrame/ModalFrame.tsx';

export interface DialogProps {
  title: string;
  /** Escape, a press on the scrim and Close all call it. */
  onClose: () => void;
  /** Buttons, the safe one first. Without `actions` there is one button, which closes the dialog. */
  actions?: ReactNode;
  /** The label of the single button; default "Close". */
  closeLabel?: string;
  /** Side by side for two short labels, stacked otherwise. By default stacked with `art`, else side by side. */
  layout?: 'stacked' | 'side' | undefined;
  /** An illustration: centres the text. Only for notices. */
  art?: ReactNode;
  /** False while something runs that must not be left, for instance a payment. */
  dismissible?: boolean;
  /** One or two sentences. */
  children?: ReactNode;
}

/** A notice or a yes/no question in the middle of the screen. Mounted means open: render it only while it is. */
export function Dialog({
  title,
  onClose,
  actions,
  closeLabel,
  layout,
  art,
  dismissible = true,
  children,
}: DialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const centred = art !== undefined;
  return (
    <Frame titleId={titleId} onClose={onClose} dismissible={dismissible}>
      <Box $centred={centred}>
        {art && <Art>{art}</Art>}
        <Title id={titleId} tabIndex={-1}>
          {title}
        </Title>
        {children && <Body>{children}</Body>}
        <Actions $side={(layout ?? (centred || !actions ? 'stacked' : 'side')) === 'side'}>
          {actions ?? <Button onClick={onClose}>{closeLabel ?? t('close')}</Button>}
        </Actions>
      </Box>
    </Frame>
  );
}

const Frame = styled(ModalFrame)`
  width: calc(100% - 2 * var(--space-6));
  max-width: var(--size-dialog-small);
  max-height: calc(100dvh - 2 * var(--space-6));
  border-radius: var(--radius-sheet);
  ${growIn}
`;

const Box = styled.div<{ $centred: boolean }>`
  /* Makes visually hidden text, which is positioned absolutely, scroll with the content. */
  position: relative;
  max-height: inherit;
  padding: var(--space-6);
  overflow-y: auto;
  @media print {
    overflow: visible;
  }
  text-align: ${({ $centred }) => ($centred ? 'center' : 'start')};
`;

const Art = styled.div`
  display: grid;
  justify-content: center;
  margin-bottom: var(--space-4);
`;

const Title = styled.h2`
  font: var(--type-title2);
  color: var(--ink-strong);
`;

const Body = styled.div`
  margin-top: var(--space-2);
  text-wrap: pretty;
  /* An alert needs more space under the title than a sentence does. */
  &:has(> :is([role='alert'], [role='status']):first-child) {
    margin-top: var(--space-4);
  }
`;

const Actions = styled.div<{ $side: boolean }>`
  margin-top: var(--space-6);
  ${({ $side }) =>
    $side
      ? sideBySide
      : css`
          display: grid;
          gap: var(--space-2);
        `}
  ${notPrinted}
`;
