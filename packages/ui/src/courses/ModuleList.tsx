import { moduleStatus, type ScheduleModule, type StudySchedule } from '@portal/domain/schedule';
import type { CourseModule } from '@portal/domain/blocks';
import type { LessonsPage } from '@portal/domain/lessons';
import type { Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import {
  Alert,
  AlertAction,
  Card,
  FactLine,
  ListRow,
  RowList,
  Section,
  SkeletonGroup,
  StatusGlyph,
  StatusWords,
} from '../kit/index.ts';
import { useLessonNoun } from '../blocks/lesson-noun/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { AppLink } from '../links/index.ts';
import type { CoursePageLinks } from './links.ts';
import { ModuleRowsSkeleton } from './CourseSkeleton.tsx';

interface ModuleListProps {
  page: Loadable<LessonsPage>;
  onRetry: () => void;
  /** The study schedule, which has the lesson counts of each module; null = the course has none, or it is not known. */
  schedule: StudySchedule | null;
  links: CoursePageLinks;
}

/** The modules of the course, each with a link to its tab of the lesson page. */
export function ModuleList({ page, onRetry, schedule, links }: ModuleListProps) {
  const { t } = useTranslation('lessons');
  if (page.status === 'loading') {
    return (
      <Section title={t('modules')}>
        <SkeletonGroup>
          <ModuleRowsSkeleton />
        </SkeletonGroup>
      </Section>
    );
  }
  if (page.status === 'failed') {
    return (
      <Section title={t('modules')}>
        <LoadError title={t('home.modulesFailed')} failure={page.failure} onRetry={onRetry} />
      </Section>
    );
  }
  switch (page.value.kind) {
    case 'resetting':
      return null;
    case 'locked':
      return (
        <Section title={t('modules')}>
          <Alert
            kind="quiet"
            title={t('closed.locked.title')}
            messages={[t('closed.locked.text')]}
            action={
              <AlertAction as={AppLink} href={links.packages}>
                {t('locks.packages')}
              </AlertAction>
            }
          />
        </Section>
      );
    case 'empty':
      return (
        <Section title={t('modules')}>
          <Alert kind="quiet" title={t('noModules.title')} messages={[t('noModules.text')]} />
        </Section>
      );
    case 'open': {
      const planned = new Map(schedule?.modules.map((one) => [one.id, one]));
      return (
        <Section title={t('modules')}>
          <Card flush>
            <RowList>
              {page.value.modules.map((module) => (
                <li key={module.id}>
                  <ModuleRow module={module} planned={planned.get(module.id)} glyphs={planned.size > 0} links={links} />
                </li>
              ))}
            </RowList>
          </Card>
        </Section>
      );
    }
  }
}

interface ModuleRowProps {
  module: CourseModule;
  /** The same module in the study schedule. */
  planned: ScheduleModule | undefined;
  /** Whether the rows have glyphs: without a schedule only the locks are known, which are then at the end of their rows. */
  glyphs: boolean;
  links: CoursePageLinks;
}

function ModuleRow({ module: { id, name, locked }, planned, glyphs, links }: ModuleRowProps) {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  const href = links.module(id);
  // A lock is shown without any other status.
  if (locked) {
    return (
      <ListRow
        href={href}
        leading={glyphs && <StatusGlyph kind="locked" size={24} />}
        trailing={!glyphs && <StatusGlyph kind="locked" size={20} />}
        title={<LockedName>{name}</LockedName>}
        caption={t('locked.package')}
        chevron={false}
      />
    );
  }
  if (!planned) return <ListRow href={href} leading={glyphs && <NoGlyph />} title={name} />;
  const status = moduleStatus(planned);
  const labels = {
    done: t('topicState.done'),
    inProgress: t('topicState.inProgress'),
    notDone: t('topicState.notStarted'),
  };
  const { completed, total } = planned.practice;
  return (
    <ListRow
      href={href}
      leading={<StatusGlyph kind={status} size={24} />}
      title={name}
      caption={
        <FactLine>
          <span>
            <StatusWords kind={status}>{labels[status]}</StatusWords>
          </span>
          {total > 0 && <span>{t('doneOf', { done: completed, count: total, ...noun })}</span>}
        </FactLine>
      }
    />
  );
}

/* Keeps the name in line with those that have a glyph. */
const NoGlyph = styled.span`
  width: 24px;
`;

const LockedName = styled.span`
  color: var(--ink-muted);
`;
