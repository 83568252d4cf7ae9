import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** A line with the number of items left today; `undefined` while loading. */
export function TodaySummary({ count }: { count: number | undefined }) {
  const { t } = useTranslation('dashboard');
  return count === undefined ? null : <Line>{t('planned', { count })}</Line>;
}

const Line = styled.p`
  font: var(--type-callout);
  color: var(--ink-muted);
`;
