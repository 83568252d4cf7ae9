import type { Lesson, LessonWork } from '@portal/domain/lessons';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, AlertAction } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { useFailureWords } from './failure-words.ts';

interface LessonNoticeProps {
  lesson: Lesson;
  work: LessonWork;
  /** The link that stands in for a blocked tab was pressed. */
  onFollowLink: (lesson: Lesson) => void;
}

/** Under a lesson: what did not work with it, and the way on. Pressing the lesson tries again. */
export function LessonNotice({ lesson, work, onFollowLink }: LessonNoticeProps) {
  const { t } = useTranslation(['lessons', 'common']);
  const words = useFailureWords();
  switch (work.step) {
    case 'opening':
    case 'resetting':
      return null;
    case 'failed':
      return (
        <Room>
          <Alert kind="danger" title={t(`lessons:failed.${work.during}`)} messages={words(work.failure)} />
        </Room>
      );
    case 'fileMissing':
      return (
        <Room>
          <Alert kind="danger" title={t('lessons:failed.opening')} messages={[t('lessons:fileMissing')]} />
        </Room>
      );
    case 'blocked':
      return (
        <Room>
          <Alert
            kind="warning"
            title={t('lessons:blocked.title')}
            messages={[t('lessons:blocked.text')]}
            action={
              // Not `noreferrer`: the page has to be able to tell the portal that the lesson has changed.
              <AlertAction
                as={AppLink}
                href={work.address}
                target="_blank"
                rel="opener"
                onClick={() => onFollowLink(lesson)}
              >
                {t('common:nameWithNote', { name: t('lessons:blocked.action'), note: lesson.name })}
              </AlertAction>
            }
          />
        </Room>
      );
  }
}

/* Above the button that covers the row. */
const Room = styled.div`
  position: relative;
  grid-column: 1 / -1;
  margin-block: var(--space-2);
`;
