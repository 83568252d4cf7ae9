import type { LiveClass } from '@portal/domain/live-classes';
import type { SafeHref } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar, VisuallyHidden } from '../kit/index.ts';

interface TeacherProps {
  liveClass: Pick<LiveClass, 'teacher' | 'otherPresenters'>;
  /** The teacher's picture; null = initials are shown. */
  picture: SafeHref | null;
}

/** The teacher of a class, and the number of other presenters. */
export function Teacher({ liveClass: { teacher, otherPresenters }, picture }: TeacherProps) {
  const { t } = useTranslation('live-classes');
  if (teacher === null) return <Unassigned>{t('noTeacher')}</Unassigned>;
  return (
    <Root>
      <Avatar id={teacher} name={teacher} picture={picture} size={28} />
      <Name>
        {teacher}
        {otherPresenters > 0 && (
          <>
            {/* On the line of the name's last word. */}
            <More aria-hidden>{`\u00a0${t('more', { number: otherPresenters })}`}</More>
            <VisuallyHidden> {t('others', { count: otherPresenters })}</VisuallyHidden>
          </>
        )}
      </Name>
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

/* Wraps and is never cut, since with wider text spacing a name does not fit beside the button (WCAG 1.4.12). */
const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Unassigned = styled(Root)`
  color: var(--ink-muted);
`;

const More = styled.span`
  color: var(--ink-muted);
`;
