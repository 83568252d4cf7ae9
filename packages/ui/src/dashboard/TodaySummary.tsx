import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** How much today still holds; `undefined` while that is on its way. */
export function TodaySummary({ count }: { count: number | undefined }) {
  const { t } = useTranslation('dashboard');
  return count === undefined ? null : <Line>{t('planned', { count })}</Line>;
}

const Line = styled.p`
  font: var(--type-callout);
  color: var(--ink-muted);
`;
