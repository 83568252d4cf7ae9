import { bookingsLeft, typeLock, type AppointmentType } from '@portal/domain/appointments';
import type { Href, Loadable } from '@portal/domain/shared';
import { CalendarCheck, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ListRow,
  QuotaBars,
  Skeleton,
  SkeletonGroup,
  StatusGlyph,
  TextSkeleton,
} from '../kit/index.ts';
import { media, rowInset } from '../theme/index.ts';
import { ChoiceList } from './ChoiceList.tsx';

export interface TeacherMeetingScreenProps {
  types: Loadable<readonly AppointmentType[]>;
  onRetry: () => void;
  /** The page where a type is booked. */
  bookHref: (typeId: number) => Href;
  /** The list of booked meetings. */
  bookedHref: Href;
  /** The list of courses with meetings, linked when this course has none. */
  coursesHref: Href;
}

/** /TeacherMeeting/:id: what a student can book in a course, each with its quota (001 §2, §5). */
export function TeacherMeetingScreen({ types, onRetry, bookHref, bookedHref, coursesHref }: TeacherMeetingScreenProps) {
  const { t } = useTranslation('appointments-booking');
  return (
    <Stack>
      <ChoiceList
        list={types}
        failedTitle={t('typesFailed')}
        onRetry={onRetry}
        empty={
          <EmptyState
            art="calendar"
            title={t('noTypes')}
            text={t('noTypesText')}
            link={{ href: coursesHref, label: t('otherCourses') }}
          />
        }
        skeleton={<TypesSkeleton />}
        render={(rows) => (
          <Types>
            {rows.map((type) => (
              <li key={type.id}>
                <TypeCard type={type} href={bookHref(type.id)} />
              </li>
            ))}
          </Types>
        )}
      />
      <Card flush>
        <ListRow
          title={t('booked.list')}
          leading={<CalendarCheck size={20} strokeWidth={1.75} aria-hidden />}
          href={bookedHref}
        />
      </Card>
    </Stack>
  );
}

function TypeCard({ type, href }: { type: AppointmentType; href: Href }) {
  const { t } = useTranslation('appointments-booking');
  const id = useId();
  const { name, quota } = type;
  const lock = typeLock(type);
  return (
    <Box $locked={lock === 'notEligible'}>
      <div>
        <Name $locked={lock === 'notEligible'}>{name}</Name>
        {lock === 'notEligible' ? (
          <LockedLine>
            <StatusGlyph kind="locked" />
            {t('notEligible')}
          </LockedLine>
        ) : (
          quota && (
            <Line id={id}>
              {lock === 'quotaUsed' ? (
                <>
                  <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
                  {t('quotaUsed', { booked: quota.booked, max: quota.max })}
                </>
              ) : (
                <QuotaBars
                  used={quota.booked}
                  total={quota.max}
                  label={t('quota', { booked: quota.booked, max: quota.max, left: bookingsLeft(type) ?? 0 })}
                />
              )}
            </Line>
          )
        )}
      </div>
      {lock === null && (
        <ButtonLink variant="tonal" compact href={href} about={name}>
          {t('book')}
        </ButtonLink>
      )}
      {lock === 'quotaUsed' && (
        // Not `disabled`, which would remove the button, and with it the reason, from the tab order.
        <Button
          variant="tonal"
          compact
          aria-disabled
          aria-describedby={id}
          aria-label={t('bookWhat', { type: name })}
          // Only a tooltip: screen readers do not read it out, since `aria-describedby` has priority.
          title={t('noQuota')}
        >
          {t('book')}
        </Button>
      )}
    </Box>
  );
}

/** Placeholder of /TeacherMeeting, before there are words. */
export const TeacherMeetingSkeleton = () => (
  <SkeletonGroup>
    <TypesSkeleton />
  </SkeletonGroup>
);

function TypesSkeleton() {
  return (
    <Types as="div">
      {[1, 2, 3, 4].map((row) => (
        <Box key={row} $locked={false}>
          <div>
            <TextSkeleton type="title3" width="60%" />
            <Line as="div">
              <TextSkeleton type="callout" width="200px" />
            </Line>
          </div>
          <Skeleton shape="block" width="70px" height="44px" radius="control" />
        </Box>
      ))}
    </Types>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-6);
`;

const Types = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    gap: var(--space-4);
  }
`;

const Box = styled.div<{ $locked: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  ${rowInset}
  padding: var(--row-inset);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: ${({ $locked }) => ($locked ? 'var(--surface-page)' : 'var(--surface-card)')};
  > div {
    flex: 1 1 180px;
    min-width: 0;
  }
  [aria-disabled='true'] {
    background: var(--surface-sunken);
    border-color: var(--border-hairline);
    color: var(--ink-disabled);
    cursor: not-allowed;
  }
`;

const Name = styled.h2<{ $locked: boolean }>`
  font: var(--type-title3);
  color: ${({ $locked }) => ($locked ? 'var(--ink-muted)' : 'var(--ink-strong)')};
  overflow-wrap: anywhere;
`;

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: var(--space-1);
  font: var(--type-callout);
  color: var(--ink-body);
  > svg {
    flex: none;
    margin-top: 3px;
  }
`;

/* In the type and colour of every lock reason. */
const LockedLine = styled(Line)`
  font: var(--type-caption);
  color: var(--ink-muted);
  > :first-child {
    height: 1lh;
    align-items: center;
  }
`;
