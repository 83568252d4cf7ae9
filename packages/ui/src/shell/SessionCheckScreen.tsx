import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, Spinner } from '../kit/index.ts';

export interface SessionCheckScreenProps {
  /** Set when the check takes long: the page then says so and has a retry button. */
  onRetry?: (() => void) | null;
}

/** Shown while the session is being checked. */
export function SessionCheckScreen({ onRetry = null }: SessionCheckScreenProps) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Root>
      <h1>
        <Spinner />
        {t('checking')}
      </h1>
      {onRetry && (
        <>
          <p role="alert">{t('checkingSlow')}</p>
          <Button variant="outline" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        </>
      )}
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  min-height: 100dvh;
  padding: var(--space-4);
  text-align: center;
  color: var(--ink-muted);
  h1 {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    font: var(--type-body);
  }
`;
