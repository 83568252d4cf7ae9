import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** Replaces the button of a package that the student already has. `plain`: on a surface that is tinted itself. */
export function EnrolledMark({ plain = false }: { plain?: boolean }) {
  const { t } = useTranslation('packages');
  return (
    <Mark $plain={plain}>
      <Check size={20} strokeWidth={1.75} aria-hidden />
      {t('enrolled')}
    </Mark>
  );
}

const Mark = styled.p<{ $plain: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $plain }) => ($plain ? 'start' : 'center')};
  gap: var(--space-2);
  min-height: 44px;
  padding-inline: ${({ $plain }) => ($plain ? '0' : 'var(--space-3)')};
  border-radius: var(--radius-control);
  background: ${({ $plain }) => ($plain ? 'none' : 'var(--success-subtle)')};
  font: var(--type-label);
  color: var(--success-text);
`;
