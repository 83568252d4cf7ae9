import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { sideInsets } from '../../theme/index.ts';
import { AlertAction } from '../Alert/Alert.tsx';
import { PartError, type PartErrorProps } from './CodeError.tsx';

interface DialogLoadErrorProps extends Pick<PartErrorProps, 'resetErrorBoundary'> {
  onClose: () => void;
}

/**
 * Alert above the page for a dialog that could not be shown. Like the dialog it takes focus and closes with Escape; then
 * focus returns to what opened it.
 */
export function DialogLoadError({ resetErrorBoundary, onClose }: DialogLoadErrorProps) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  // A layout effect: its cleanup runs while the pressed button is still in the document.
  useLayoutEffect(() => {
    const element = box.current;
    const opener = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <AbovePage
      ref={box}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <PartError
        resetErrorBoundary={resetErrorBoundary}
        action={<AlertAction onClick={onClose}>{t('close')}</AlertAction>}
      />
    </AbovePage>
  );
}

/* At the place and in the width of a toast, above the bottom bar. */
const AbovePage = styled.div`
  position: fixed;
  ${sideInsets}
  bottom: calc(var(--size-bottom-bar) + var(--space-4) + env(safe-area-inset-bottom));
  z-index: var(--z-dialog);
  max-width: 560px;
  margin-inline: auto;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-dialog);
`;
