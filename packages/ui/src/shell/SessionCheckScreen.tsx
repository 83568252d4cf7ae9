import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Spinner } from '../kit/index.ts';

/** Shown while the session is being checked and nothing is known yet. */
export function SessionCheckScreen() {
  const { t } = useTranslation('shell');
  return (
    <Root>
      <Spinner />
      <h1>{t('checking')}</h1>
    </Root>
  );
}

const Root = styled.main`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-height: 100dvh;
  color: var(--ink-muted);
  h1 {
    font: var(--type-body);
  }
`;
