import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AlertAction } from '../Alert/Alert.tsx';
import { PartError } from './CodeError.tsx';
import { retryFailedParts } from './lazy-part.ts';
import { useResetKeys } from './useResetKeys.ts';

/** A dialog, which has no place in the page: that it could not be shown lies above the page until it is closed. */
export function DialogBoundary({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKeys={[...useResetKeys()]}
      onReset={retryFailedParts}
      fallback={<DialogError onClose={onClose} />}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function DialogError({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const { resetBoundary } = useErrorBoundary();
  return (
    <AbovePage>
      <PartError
        resetErrorBoundary={resetBoundary}
        action={<AlertAction onClick={onClose}>{t('close')}</AlertAction>}
      />
    </AbovePage>
  );
}

/* Where a toast is, and as wide; not over the bar at the bottom. */
const AbovePage = styled.div`
  position: fixed;
  inset-inline: var(--space-4);
  bottom: calc(var(--size-bottom-bar) + var(--space-4) + env(safe-area-inset-bottom));
  z-index: var(--z-dialog);
  max-width: 560px;
  margin-inline: auto;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-dialog);
`;
