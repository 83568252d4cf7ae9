import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '../../theme/index.ts';
import { VisuallyHidden } from '../../kit/index.ts';
import type { Press } from './LessonActions.tsx';

/** Button of a lesson whose report is ready; it opens the report in a new tab. */
export function ReportButton({ about, onPress }: { about: string; onPress: (press: Press) => void }) {
  const { t } = useTranslation(['lessons', 'common']);
  return (
    <Root type="button" onClick={onPress}>
      <FileCheck size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {t('lessons:report')}
        <VisuallyHidden>
          {' '}
          {about} {t('common:opensInNewTab')}
        </VisuallyHidden>
      </span>
    </Root>
  );
}

/* A target of 44 px that takes no more space than a line; it is above the button that covers the row. */
const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--size-touch-min);
  margin-block: -6px -10px;
  margin-inline: -8px 0;
  padding-inline: 8px;
  border-radius: var(--radius-chip);
  font: var(--type-caption);
  font-weight: 600;
  color: var(--accent-text);
  &:focus-visible {
    outline-offset: -9px;
  }
  ${media.pointer} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;
