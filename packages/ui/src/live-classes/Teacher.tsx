import type { LiveClass } from '@portal/domain/live-classes';
import type { SafeHref } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar, VisuallyHidden } from '../kit/index.ts';
import { oneLine } from '../theme/index.ts';

interface TeacherProps {
  liveClass: Pick<LiveClass, 'teacher' | 'otherPresenters'>;
  /** null = initials. */
  picture: SafeHref | null;
}

/** The teacher of a class, and the number of other presenters. */
export function Teacher({ liveClass: { teacher, otherPresenters }, picture }: TeacherProps) {
  const { t } = useTranslation('live-classes');
  if (teacher === null) return <Unassigned>{t('noTeacher')}</Unassigned>;
  return (
    <Root>
      <Avatar id={teacher} name={teacher} picture={picture} size={28} />
      <Name title={teacher}>{teacher}</Name>
      {otherPresenters > 0 && (
        <>
          <More aria-hidden>{t('more', { number: otherPresenters })}</More>
          <VisuallyHidden>{t('others', { count: otherPresenters })}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  font: var(--type-callout);
  color: var(--ink-body);
`;

const Name = styled.span`
  ${oneLine}
`;

const Unassigned = styled(Root)`
  color: var(--ink-muted);
`;

const More = styled.span`
  flex: none;
  margin-inline-start: calc(-1 * var(--space-1));
  color: var(--ink-muted);
`;
