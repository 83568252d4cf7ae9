import {
  comingUp,
  type Appointment,
  type AppointmentType,
  type CourseWithAppointments,
} from '@portal/domain/appointments';
import { instantsOf, transformRows, type Href, type Loadable, type LoadableList } from '@portal/domain/shared';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ChangeableZone, ZoneLineSkeleton } from '../blocks/date-time/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { ButtonLink, Card, EmptyState, Skeleton, SkeletonGroup, TextLink, TextSkeleton } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { AppointmentRow, AppointmentRowsSkeleton } from './AppointmentRow.tsx';
import { CourseRows, CourseRowsSkeleton } from './CourseRows.tsx';

export interface MeetingsScreenProps {
  appointments: LoadableList<Appointment>;
  onRetryAppointments: () => void;
  /** What the student can book; empty = nothing. */
  types: Loadable<readonly AppointmentType[]>;
  onRetryTypes: () => void;
  courses: Loadable<readonly CourseWithAppointments[]>;
  onRetryCourses: () => void;
  hrefOf: (appointment: Appointment) => Href;
  courseHref: (publishedId: number) => Href;
  /** The list of booked meetings. */
  bookedHref: Href;
  /** The list of courses with meetings. */
  coursesHref: Href;
  /** The booking wizard. */
  bookHref: Href;
  profileHref: Href;
  now: Date;
  zone: string;
  /** `zone` is that of the device, since the student's could not be read. */
  zoneOfDevice: boolean;
}

/** How many appointments are shown, soonest first; the others are in the list. */
const SHOWN = 3;
const soonestOf = (appointments: readonly Appointment[]) => comingUp(appointments).slice(0, SHOWN);

/** /Appointments: the appointments that are coming up, and what can be booked (001 §2). */
export function MeetingsScreen(props: MeetingsScreenProps) {
  const { t } = useTranslation('appointments');
  const id = useId();
  const instants = instantsOf(transformRows(props.appointments, soonestOf), ({ starts }) => starts, props.now);
  return (
    <Columns>
      <section aria-labelledby={`${id}-coming-up`}>
        <Title id={`${id}-coming-up`}>{t('list.comingUp')}</Title>
        {props.appointments.status === 'failed' ? (
          <>
            <LoadError
              title={t('list.failed')}
              failure={props.appointments.failure}
              onRetry={props.onRetryAppointments}
            />
            <TextLink href={props.bookedHref}>{t('hub.seeAll')}</TextLink>
          </>
        ) : (
          <Stack>
            {props.appointments.status === 'ready' && props.appointments.refetchFailure && (
              <LoadError
                title={t('hub.refetchFailed')}
                failure={props.appointments.refetchFailure}
                onRetry={props.onRetryAppointments}
              />
            )}
            <Card flush>
              <ComingUp {...props} appointments={props.appointments} />
              <SeeAll>
                <TextLink href={props.bookedHref}>{t('hub.seeAll')}</TextLink>
              </SeeAll>
            </Card>
          </Stack>
        )}
        <Zone>
          <ChangeableZone
            zone={props.zone}
            ofDevice={props.zoneOfDevice}
            at={instants}
            profileHref={props.profileHref}
          />
        </Zone>
      </section>
      <section aria-labelledby={`${id}-book`}>
        <Title id={`${id}-book`}>{t('hub.new')}</Title>
        <Book {...props} />
      </section>
    </Columns>
  );
}

/** Placeholder of the hub, before there are words. */
export function MeetingsSkeleton() {
  return (
    <SkeletonGroup>
      <Columns>
        <div>
          <Title as="div">
            <TextSkeleton type="title2" width="112px" />
          </Title>
          <Card flush>
            <AppointmentRowsSkeleton rows={SHOWN} />
            <SeeAll>
              <LinkPlace>
                <TextSkeleton type="label" width="128px" />
              </LinkPlace>
            </SeeAll>
          </Card>
          <Zone>
            <ZoneLineSkeleton />
          </Zone>
        </div>
        <div>
          <Title as="div">
            <TextSkeleton type="title2" width="128px" />
          </Title>
          <Stack>
            <Skeleton shape="block" height="48px" radius="control" />
            <Card flush>
              <Intro as="div">
                <TextSkeleton type="body" width="240px" />
              </Intro>
              <CourseRowsSkeleton />
            </Card>
          </Stack>
        </div>
      </Columns>
    </SkeletonGroup>
  );
}

interface ComingUpProps extends Pick<MeetingsScreenProps, 'hrefOf' | 'now' | 'zone'> {
  appointments: Exclude<LoadableList<Appointment>, { status: 'failed' }>;
}

function ComingUp({ appointments, hrefOf, now, zone }: ComingUpProps) {
  const { t } = useTranslation('appointments');
  if (appointments.status === 'loading') {
    return (
      <SkeletonGroup>
        <div>
          <AppointmentRowsSkeleton rows={SHOWN} />
        </div>
      </SkeletonGroup>
    );
  }
  const soonest = soonestOf(appointments.rows);
  return soonest.length === 0 ? (
    <EmptyState art="calendar" title={t('hub.none')} text={t('hub.noneText')} />
  ) : (
    <Rows>
      {soonest.map((appointment) => (
        <li key={appointment.id}>
          <AppointmentRow appointment={appointment} href={hrefOf(appointment)} now={now} zone={zone} />
        </li>
      ))}
    </Rows>
  );
}

/**
 * The part where meetings are booked. Without a type nothing can be booked, and the list of courses is not offered
 * (001 §2).
 */
function Book({
  types,
  onRetryTypes,
  courses,
  onRetryCourses,
  courseHref,
  coursesHref,
  bookHref,
}: MeetingsScreenProps) {
  const { t } = useTranslation('appointments');
  if (types.status === 'failed') {
    return <LoadError title={t('hub.typesFailed')} failure={types.failure} onRetry={onRetryTypes} />;
  }
  if (types.status === 'ready' && types.value.length === 0) {
    return (
      <Card flush>
        <EmptyState art="lock" title={t('hub.noTypes')} text={t('hub.noTypesText')} />
      </Card>
    );
  }
  return (
    <Stack>
      {types.status === 'loading' && (
        <SkeletonGroup>
          <Skeleton shape="block" height="48px" radius="control" />
        </SkeletonGroup>
      )}
      {types.status === 'ready' && (
        <ButtonLink block href={bookHref} icon={<CalendarPlus size={20} strokeWidth={1.75} aria-hidden />}>
          {t('list.book')}
        </ButtonLink>
      )}
      <Card flush>
        <Intro>{t('hub.choose')}</Intro>
        <CourseRows courses={courses} onRetry={onRetryCourses} courseHref={courseHref} empty={null} />
        {types.status === 'ready' && (
          <SeeAll>
            <TextLink href={coursesHref}>{t('hub.allCourses')}</TextLink>
          </SeeAll>
        )}
      </Card>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) var(--size-side-wide);
    align-items: start;
  }
`;

const Title = styled.h2`
  margin-bottom: var(--space-3);
  font: var(--type-title2);
  color: var(--ink-strong);
`;

const Rows = styled.ul.attrs({ role: 'list' })`
  > li + li {
    border-top: 1px solid var(--border-hairline);
  }
`;

/* A link, not a row like those above it, because it leads to more of them. */
const SeeAll = styled.div`
  padding: 2px var(--row-inset);
  border-top: 1px solid var(--border-hairline);
`;

/* As high as the link. */
const LinkPlace = styled.div`
  display: grid;
  align-items: center;
  height: 44px;
`;

const Zone = styled.div`
  margin-top: var(--space-3);
`;

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Intro = styled.p`
  padding: var(--space-4) var(--row-inset) var(--space-3);
  border-bottom: 1px solid var(--border-hairline);
  color: var(--ink-muted);
`;
