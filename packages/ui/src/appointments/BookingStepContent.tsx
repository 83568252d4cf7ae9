import { bookingsLeft, typeLock, type AppointmentType } from '@portal/domain/appointments';
import { useTranslation } from 'react-i18next';
import { Avatar, Card, ChoiceCards, EmptyState, type Choice } from '../kit/index.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { BookingTimeStep } from './BookingTimeStep.tsx';
import type { BookingStepProps } from './booking-props.ts';

/** The content of the current step of the wizard. */
export function BookingStepContent(props: BookingStepProps) {
  switch (props.step) {
    case 'type':
      return <TypeStep {...props} />;
    case 'course':
      return <CourseStep {...props} />;
    case 'teacher':
      return <TeacherStep {...props} />;
    case 'time':
      return <BookingTimeStep {...props} />;
    case 'confirm':
      return <ConfirmStep {...props} />;
  }
}

function TypeStep({ options, booking, onBooking, onRetry }: BookingStepProps) {
  const { t } = useTranslation('appointments-booking');
  const toChoice = useTypeChoice();
  return (
    <ChoiceList
      list={options.types}
      failedTitle={t('typesFailed')}
      onRetry={() => onRetry('types')}
      empty={<EmptyState art="calendar" title={t('noTypes')} text={t('noTypesText')} />}
      render={(types) => (
        <ChoiceCards
          legend={t('title.type')}
          choices={types.map(toChoice)}
          value={booking.typeId === null ? null : `${booking.typeId}`}
          onValueChange={(value) => onBooking({ type: 'typeChosen', typeId: Number(value) })}
        />
      )}
    />
  );
}

/**
 * Returns a function that turns a type into a choice card, with its quota or the reason why it cannot be booked
 * (001 §5).
 */
function useTypeChoice(): (type: AppointmentType) => Choice {
  const { t } = useTranslation('appointments-booking');
  return (type) => {
    const { id, name, quota } = type;
    const card: Choice = { value: `${id}`, title: name };
    const lock = typeLock(type);
    if (lock === 'notEligible') return { ...card, disabledReason: t('notEligible') };
    if (quota === null) return card;
    const { booked, max } = quota;
    return lock === 'quotaUsed'
      ? { ...card, disabledReason: t('quotaUsed', { booked, max }), reasonIcon: 'alert' }
      : {
          ...card,
          quota: { used: booked, total: max, label: t('quota', { booked, max, left: bookingsLeft(type) ?? 0 }) },
        };
  };
}

function CourseStep({ options, choices, onBooking, onRetry }: BookingStepProps) {
  const { t } = useTranslation('appointments-booking');
  const keyOf = ({ id, itemType }: { id: number; itemType: number }) => `${id}-${itemType}`;
  return (
    <ChoiceList
      list={options.courses}
      failedTitle={t('coursesFailed')}
      onRetry={() => onRetry('courses')}
      empty={<EmptyState art="reading" title={t('noCourses')} text={t('noCoursesText')} />}
      render={(courses) => (
        <ChoiceCards
          legend={t('title.course')}
          choices={courses.map((course) => ({
            value: keyOf(course),
            title: course.name,
            text: course.code ?? undefined,
          }))}
          value={choices.course && keyOf(choices.course)}
          onValueChange={(value) => {
            const course = courses.find((one) => keyOf(one) === value);
            if (course) onBooking({ type: 'courseChosen', course: { id: course.id, itemType: course.itemType } });
          }}
        />
      )}
    />
  );
}

function TeacherStep({ options, booking, onBooking, onRetry, supportHref }: BookingStepProps) {
  const { t } = useTranslation('appointments-booking');
  return (
    <ChoiceList
      list={options.teachers}
      failedTitle={t('teachersFailed')}
      onRetry={() => onRetry('teachers')}
      empty={
        <EmptyState
          art="calendar"
          title={t('noTeachers')}
          text={t('noTeachersText')}
          link={{ href: supportHref, label: t('contactSupport') }}
        />
      }
      render={(teachers) => (
        <ChoiceCards
          legend={t('title.teacher')}
          choices={teachers.map(({ id, name, picture }) => ({
            value: `${id}`,
            title: name,
            leading: <Avatar id={name} name={name} picture={picture} size={40} />,
          }))}
          value={booking.teacherId === null ? null : `${booking.teacherId}`}
          onValueChange={(value) => onBooking({ type: 'teacherChosen', teacherId: Number(value) })}
          columns={2}
        />
      )}
    />
  );
}

function ConfirmStep(props: BookingStepProps) {
  return (
    <Card flush>
      <BookingFacts {...props} changeable={!props.sending} />
    </Card>
  );
}
