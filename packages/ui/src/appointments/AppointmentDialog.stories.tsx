import {
  appointmentFlowReducer,
  initialWeekChoice,
  showWeekChoice,
  weekChoiceReducer,
  type AppointmentFlow,
  type ShownWeekChoice,
  type WeekAvailability,
  type WeekChoiceAction,
} from '@portal/domain/appointments';
import type { CalendarAppointment, CalendarItem } from '@portal/domain/calendar';
import {
  done,
  failed,
  idle,
  inZone,
  loading,
  pending,
  ready,
  type Failure,
  type Loadable,
} from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { appointments, availability, calendarItems } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarMinus, CalendarPlus } from 'lucide-react';
import { useReducer, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { containing, format, moment, startingWith, t } from '../testing/index.ts';
import { Button } from '../kit/index.ts';
import { AppointmentDialog } from './AppointmentDialog.tsx';

/** A button like the one that the container passes, the same as in the calendar. */
function AddToCalendar({ cancelled = false }: { cancelled?: boolean }) {
  const { t } = useTranslation('calendar');
  const Icon = cancelled ? CalendarMinus : CalendarPlus;
  return (
    <Button variant="outline" compact icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}>
      {cancelled ? t('removeOne') : t('addOne')}
    </Button>
  );
}

function appointmentOf(item: CalendarItem): CalendarAppointment {
  if (item.kind !== 'appointment') throw new Error(`${item.title} is no appointment`);
  return item.appointment;
}

const active = appointmentOf(calendarItems.appointment);
const slot = { date: '2026-11-25', time: '14:30' };
const taken: Failure = {
  kind: 'rejected',
  messages: ['This time has just been taken. Choose another time.', 'Only the first message is shown.'],
  value: null,
};

const THIS_MONDAY = '2026-11-16';
const begun = initialWeekChoice('2026-11-21');
const movedToNextWeek: WeekChoiceAction = { type: 'moved', from: THIS_MONDAY, direction: 'next' };
const wednesday: WeekChoiceAction = { type: 'dayChosen', date: slot.date };
const halfPastTwo: WeekChoiceAction = { type: 'timeChosen', time: slot.time };

/** The first week, and the next one with the choices made in it. */
const thisWeek = (week: Loadable<WeekAvailability>) => showWeekChoice(begun, week, loading);
const nextWeek = (
  week: Loadable<WeekAvailability>,
  times: Loadable<readonly string[]> = loading,
  ...chosen: WeekChoiceAction[]
): ShownWeekChoice => showWeekChoice([movedToNextWeek, ...chosen].reduce(weekChoiceReducer, begun), week, times);

const days = ready(availability.nextWeek);
const times = ready(availability.times);
const bothChosen = nextWeek(days, times, wednesday, halfPastTwo);

const meta = {
  title: 'Screens/Appointment dialog',
  component: AppointmentDialog,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: {
    appointment: active,
    zone: 'Australia/Sydney',
    now: new Date('2026-11-20T23:37:43Z'),
    flow: { kind: 'detail' },
    onFlow: fn(),
    rescheduling: idle,
    cancelling: idle,
    onSend: fn(),
    onFailureClose: fn(),
    bookedHref: paths.bookedMeetings(),
    choice: thisWeek(loading),
    onChoice: fn(),
    onRetryWeek: fn(),
    onRetryTimes: fn(),
    addToCalendar: <AddToCalendar />,
    onClose: fn(),
  },
} satisfies Meta<typeof AppointmentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (name: string) => screen.getByRole('dialog', { name });
/** Queries only the top dialog, since the page behind it has buttons, too. */
const button = (name: string) =>
  within(screen.getAllByRole('dialog').at(-1) ?? document.body).getByRole('button', { name });
const range = (from: string, to: string) =>
  t('appointments:week.range', { from: format().date(from), to: format().date(to) });
const noOtherWeek = async () => {
  for (const name of [t('appointments:week.previous'), t('appointments:week.next')]) {
    await expect(screen.queryByRole('button', { name })).toBeNull();
  }
};
/** Waits until the element is visible, since dialogs fade in. */
const shows = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

/** Expects the dialog of a change whose answer was lost: what is not known, and a link to the list that shows it. */
async function saysUnknown(what: string) {
  const error = within(dialog(t('appointments:errorTitle')));
  await shows(() => error.getByText(what));
  await expect(error.getByText(t('errors:lost.serverDown'))).toBeVisible();
  await expect(error.getByRole('link', { name: t('appointments:unknown.list') })).toHaveAttribute(
    'href',
    expect.stringContaining('/BookedMeetings'),
  );
}

/** An upcoming appointment with a safe meeting link. */
export const Active: Story = {
  play: async ({ args }) => {
    // The dialog of the previous story may still be returning focus.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Speaking feedback' })).toHaveFocus());
    const join = screen.getByRole('link', { name: startingWith(t('appointments:join')) });
    await expect(join).toHaveAttribute('href', 'https://meet.example.com/a/601');
    await expect(join).toHaveAttribute('target', '_blank');
    // The focus ring of the buttons above it is clear of it.
    const { bottom } = button(t('appointments:cancel')).getBoundingClientRect();
    await expect(join.getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(12);
    await userEvent.click(button(t('appointments:reschedule')));
    await expect(args.onFlow).toHaveBeenCalledWith({ type: 'rescheduleStarted' });
    await userEvent.click(button(t('appointments:cancel')));
    await expect(args.onFlow).toHaveBeenCalledWith({ type: 'cancelRequested' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The appointment is not confirmed yet: no link is shown, even if the server sends one. */
export const Pending: Story = {
  args: { appointment: appointmentOf(calendarItems.appointmentPending) },
  play: async () => {
    await shows(() => screen.getByText(t('appointments:link.pending')));
    await expect(screen.queryByRole('link', { name: startingWith(t('appointments:join')) })).toBeNull();
    await expect(button(t('appointments:reschedule'))).toBeEnabled();
  },
};

export const WithoutLink: Story = {
  args: { appointment: appointmentOf(calendarItems.appointmentWithoutLink) },
  play: async () => {
    await shows(() => screen.getByText(t('appointments:link.notGenerated')));
  },
};

/** The appointment has started and cannot be changed; the link still works, since the meeting may take longer. */
export const Passed: Story = {
  args: { appointment: appointmentOf(calendarItems.appointmentPassed) },
  play: async () => {
    await shows(() => screen.getByRole('link', { name: /^https:\/\/meet\.example\.com\/a\/601/ }));
    const open = within(dialog('Speaking feedback'));
    await expect(open.queryByRole('button', { name: t('appointments:reschedule') })).toBeNull();
    await expect(open.queryByRole('button', { name: t('appointments:cancel') })).toBeNull();
  },
};

export const PassedWithoutLink: Story = {
  args: { appointment: { ...active, passed: true, link: null }, addToCalendar: undefined },
  play: async () => {
    await shows(() => screen.getByText(t('appointments:link.none')));
  },
};

export const Cancelled: Story = {
  args: { appointment: { ...active, status: 'cancelled', link: null } },
};

/** An unknown status and type are shown as sent; an unsafe link is text. */
export const Unforeseen: Story = {
  args: {
    appointment: {
      ...active,
      status: { other: 'Rebooked' },
      type: 'Consultation on permanent residency applications and English language requirements',
      teacher: 'Wolfgang Amadeus Llanfairpwllgwyngyllgogerychwyrndrobwll',
      courseName: null,
      link: { text: 'javascript:alert(1)', href: null },
    },
  },
  play: async () => {
    await shows(() => screen.getByText('Rebooked'));
    await expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  },
};

const choosing = { flow: { kind: 'choose' } } as const satisfies { flow: AppointmentFlow };

/** The first week is loading. */
export const LoadingWeek: Story = {
  args: choosing,
  play: async () => {
    await expect(button(t('common:next'))).toBeDisabled();
    await noOtherWeek();
  },
};

/** The first week with days: no previous week, and Next is disabled. */
export const NothingChosen: Story = {
  args: { ...choosing, choice: thisWeek(ready(availability.thisWeek)) },
  play: async ({ args }) => {
    await shows(() => screen.getByText(range('2026-11-16', '2026-11-22')));
    await expect(screen.queryByRole('button', { name: t('appointments:week.previous') })).toBeNull();
    await expect(button(t('common:next'))).toBeDisabled();
    await expect(button(t('common:next'))).toHaveAccessibleDescription(t('appointments:needDay'));
    await expect(screen.getByRole('combobox', { name: t('appointments:time') })).toBeDisabled();
    await expect(
      within(screen.getByRole('combobox', { name: t('appointments:day') }))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual([t('appointments:chooseDay'), format().dayAndDate('2026-11-21'), format().dayAndDate('2026-11-22')]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('appointments:day') }), '2026-11-22');
    await expect(args.onChoice).toHaveBeenLastCalledWith({ type: 'dayChosen', date: '2026-11-22' });
    await userEvent.click(button(t('appointments:week.next')));
    await expect(args.onChoice).toHaveBeenLastCalledWith(movedToNextWeek);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const LoadingNextWeek: Story = {
  args: { ...choosing, choice: nextWeek(loading) },
  play: async ({ args }) => {
    await expect(button(t('appointments:week.next'))).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button(t('appointments:week.next')));
    await expect(args.onChoice).not.toHaveBeenCalled();
    await expect(button(t('appointments:week.previous'))).toBeEnabled();
  },
};

export const LoadingTimes: Story = {
  args: { ...choosing, choice: nextWeek(days, loading, wednesday) },
  play: async () => {
    await expect(screen.getByRole('combobox', { name: t('appointments:time') })).toBeDisabled();
    await expect(button(t('common:next'))).toHaveAccessibleDescription(t('appointments:needTime'));
  },
};

export const DayChosen: Story = {
  args: { ...choosing, choice: nextWeek(days, times, wednesday) },
  play: async ({ args }) => {
    await expect(button(t('common:next'))).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('appointments:time') }), '14:30');
    await expect(args.onChoice).toHaveBeenLastCalledWith(halfPastTwo);
  },
};

/** A day and time are chosen: from now on closing the dialog needs confirmation. */
export const TimeChosen: Story = {
  args: { ...choosing, choice: bothChosen },
  play: async ({ args }) => {
    await expect(button(t('common:next'))).toHaveAccessibleDescription(
      t('appointments:newTime', { slot: moment('2026-11-25', '14:30') }),
    );
    await userEvent.click(button(t('common:next')));
    await expect(args.onFlow).toHaveBeenLastCalledWith({ type: 'slotChosen', slot });
    await userEvent.click(button(t('common:close')));
    await expect(args.onFlow).toHaveBeenLastCalledWith({ type: 'leaveRequested' });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NoTimesLeft: Story = {
  args: { ...choosing, choice: nextWeek(days, ready([]), wednesday) },
};

export const TimesFailed: Story = {
  args: { ...choosing, choice: nextWeek(days, failed({ kind: 'offline' }), wednesday) },
  play: async ({ args }) => {
    await userEvent.click(button(t('common:retry')));
    await expect(args.onRetryTimes).toHaveBeenCalledTimes(1);
  },
};

/** The week could not be loaded: the server's messages, and no days to choose from. */
export const WeekFailed: Story = {
  args: {
    ...choosing,
    choice: nextWeek(
      failed({ kind: 'rejected', messages: ['The timetable is closed.', 'Try again after 18:00.'], value: null }),
    ),
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The timetable is closed. Try again after 18:00.');
    await expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(button(t('common:retry')));
    await expect(args.onRetryWeek).toHaveBeenCalledTimes(1);
  },
};

export const LastWeek: Story = {
  args: { ...choosing, choice: nextWeek(ready(availability.lastWeek)) },
  play: async () => {
    await expect(screen.queryByRole('button', { name: t('appointments:week.next') })).toBeNull();
    await expect(button(t('appointments:week.previous'))).toBeEnabled();
  },
};

/** No week up to the last one has a free day. */
export const NoDaysAtAll: Story = {
  args: {
    ...choosing,
    choice: showWeekChoice(
      weekChoiceReducer(begun, { type: 'emptyWeekSkipped', monday: THIS_MONDAY }),
      ready(availability.emptyLastWeek),
      loading,
    ),
  },
  play: async () => {
    await shows(() => screen.getByText(t('appointments:appointment_teacher_not_available')));
    await noOtherWeek();
    await expect(button(t('common:next'))).toBeDisabled();
  },
};

const confirming = { flow: { kind: 'confirm', slot }, choice: bothChosen } as const satisfies Partial<
  ComponentProps<typeof AppointmentDialog>
>;

export const Confirm: Story = {
  args: confirming,
  play: async ({ args }) => {
    await shows(() => screen.getByText(moment('2026-11-25', '14:30')));
    const change = button(t('appointments:changeTime'));
    // The button does not move the time away from the name above it.
    const [name, time] = [screen.getByText(t('appointments:fact.newTime')), change.previousElementSibling];
    await expect(time?.getBoundingClientRect().top).toBeLessThan(name.getBoundingClientRect().bottom + 4);
    await userEvent.click(change);
    await expect(args.onFlow).toHaveBeenLastCalledWith({ type: 'back' });
    await userEvent.click(button(t('appointments:confirm')));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onFlow).toHaveBeenLastCalledWith({ type: 'leaveRequested' });
  },
};

/**
 * While the request is pending, the button ignores a second press and the dialog cannot be closed, because the result
 * has to be shown.
 */
export const Rescheduling: Story = {
  args: { ...confirming, rescheduling: pending },
  play: async ({ args }) => {
    await userEvent.click(button(t('appointments:rescheduling')));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(button(t('common:back'))).toBeDisabled();
  },
};

/** Rescheduling failed: only the first message is shown, and the choice is kept behind the error. */
export const RescheduleFailed: Story = {
  args: { ...confirming, rescheduling: failed(taken) },
  play: async ({ args }) => {
    const error = within(dialog(t('appointments:errorTitle')));
    await shows(() => error.getByText('This time has just been taken. Choose another time.'));
    await expect(error.queryByText(/Only the first/)).toBeNull();
    await userEvent.click(error.getByRole('button', { name: t('common:close') }));
    await expect(args.onFailureClose).toHaveBeenCalledTimes(1);
  },
};

const timedOut: Failure = { kind: 'serverDown', status: 0 };

/**
 * The answer was lost, so the chosen time may already be the student's: the dialog links to the booked meetings, to
 * look there first.
 */
export const RescheduleUnknown: Story = {
  args: { ...confirming, rescheduling: failed(timedOut) },
  play: async ({ args }) => {
    await saysUnknown(t('appointments:unknown.rescheduled'));
    await userEvent.click(button(t('common:close')));
    await expect(args.onFailureClose).toHaveBeenCalledTimes(1);
  },
};

/** Rescheduled, with the details from the server: the new meeting link is pending. */
export const Rescheduled: Story = {
  args: { ...confirming, rescheduling: done(availability.moved) },
  play: async ({ args }) => {
    const done = within(dialog(t('appointments:rescheduledTitle')));
    await shows(() => done.getByText(moment('2026-11-25', '14:30')));
    await shows(() => done.getByText(containing(t('appointments:link.pending'))));
    await userEvent.click(done.getByRole('button', { name: t('appointments:done') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The meeting is still held face to face, so no link is pending. */
export const RescheduledFaceToFace: Story = {
  args: { ...Rescheduled.args, appointment: { ...active, mode: 'faceToFace' } },
  tags: ['no-picture'],
  play: async () => {
    const done = within(dialog(t('appointments:rescheduledTitle')));
    await shows(() => done.getByText(moment('2026-11-25', '14:30')));
    await expect(done.queryByText(containing(t('appointments:link.pending')))).toBeNull();
  },
};

/** The server's description cannot be decoded, so the chosen day and time are shown. */
export const RescheduledWithoutDetail: Story = {
  args: { ...confirming, rescheduling: done(null) },
  play: async () => {
    await shows(() => screen.getByText(moment('2026-11-25', '14:30')));
  },
};

export const Leaving: Story = {
  args: { ...choosing, choice: bothChosen, flow: { kind: 'leaving', from: choosing.flow } },
  play: async ({ args }) => {
    const question = within(dialog(t('appointments:leaveTitle')));
    await userEvent.click(question.getByRole('button', { name: t('appointments:leaveStay') }));
    await expect(args.onFlow).toHaveBeenLastCalledWith({ type: 'back' });
    await userEvent.click(question.getByRole('button', { name: t('appointments:leave') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

const cancelConfirmed = { flow: { kind: 'confirmCancel' } } as const satisfies { flow: AppointmentFlow };

/** The confirmation of a cancellation shows the time on a line of its own, which does not break. */
export const CancelConfirm: Story = {
  args: cancelConfirmed,
  play: async ({ args }) => {
    const question = within(dialog(t('appointments:cancelTitle')));
    const { date, time } = inZone(args.appointment.starts, args.zone);
    await shows(() => question.getByText(moment(date, time)));
    await userEvent.click(question.getByRole('button', { name: t('appointments:cancelKeep') }));
    await expect(args.onFlow).toHaveBeenLastCalledWith({ type: 'back' });
    await userEvent.click(question.getByRole('button', { name: t('appointments:cancel') }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const Cancelling: Story = { args: { ...cancelConfirmed, cancelling: pending } };

export const CancelFailed: Story = {
  args: { ...cancelConfirmed, cancelling: failed({ kind: 'offline' }) },
  play: async () => {
    await shows(() => within(dialog(t('appointments:errorTitle'))).getByText(t('errors:offline')));
  },
};

export const CancelUnknown: Story = {
  args: { ...cancelConfirmed, cancelling: failed(timedOut) },
  tags: ['no-picture'],
  play: () => saysUnknown(t('appointments:unknown.cancelled')),
};

export const CancelledNow: Story = {
  args: { ...cancelConfirmed, cancelling: done(undefined), addToCalendar: <AddToCalendar cancelled /> },
};

/** On each step the new title takes focus; when the pressed week button is removed, the week range takes focus. */
export const Steps: Story = {
  render: function Walk(args) {
    const [flow, onFlow] = useReducer(appointmentFlowReducer, args.flow);
    const [choice, onChoice] = useReducer(weekChoiceReducer, begun);
    const week = choice.monday === THIS_MONDAY ? availability.thisWeek : availability.lastWeek;
    const shown = showWeekChoice(choice, ready(week), times);
    return <AppointmentDialog {...args} flow={flow} onFlow={onFlow} choice={shown} onChoice={onChoice} />;
  },
  play: async () => {
    const heading = (name: string) => screen.getByRole('heading', { name });
    await userEvent.click(button(t('appointments:reschedule')));
    await waitFor(() => expect(heading(t('appointments:chooseTitle'))).toHaveFocus());
    await userEvent.click(button(t('appointments:week.next')));
    await waitFor(() => expect(screen.getByText(range('2026-11-23', '2026-11-29'))).toHaveFocus());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('appointments:day') }), slot.date);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('appointments:time') }), slot.time);
    await userEvent.click(button(t('common:next')));
    await waitFor(() => expect(heading(t('appointments:confirmTitle'))).toHaveFocus());
    await userEvent.click(button(t('common:back')));
    await waitFor(() => expect(heading(t('appointments:chooseTitle'))).toHaveFocus());
    await expect(screen.getByRole('combobox', { name: t('appointments:time') })).toHaveValue(slot.time);
    await userEvent.click(button(t('common:back')));
    await waitFor(() => expect(heading('Speaking feedback')).toHaveFocus());
  },
};

/** A meeting that a teacher requested, held at a place: it has a topic, no link, and cannot be changed (APT-22). */
export const TeacherRequest: Story = {
  args: { appointment: appointments.teacherRequest },
  play: async () => {
    await shows(() => screen.getByText('Plan before the mock test'));
    await expect(screen.getByRole('heading', { name: t('appointments:teacherRequest') })).toBeVisible();
    await expect(screen.getByText('Room 4, Level 2')).toBeVisible();
    await expect(screen.queryByText(t('appointments:fact.link'))).toBeNull();
    await expect(screen.queryByRole('button', { name: t('appointments:reschedule') })).toBeNull();
  },
};

/** Once a meeting that a teacher requested is over, its link is plain text (APT-19). */
export const TeacherRequestPassed: Story = {
  args: { appointment: appointments.teacherRequestPassed, addToCalendar: null },
  play: async () => {
    await shows(() => screen.getByText('https://meet.example.com/a/601'));
    await expect(screen.queryByRole('link', { name: containing('meet.example.com') })).toBeNull();
  },
};

/** An appointment that is over can be booked again with the same teacher. */
export const BookAgain: Story = {
  args: { appointment: appointments.completed, bookAgainHref: paths.meetings, addToCalendar: null },
  play: async () => {
    await shows(() => screen.getByRole('link', { name: t('appointments:bookAgain', { teacher: 'Daniel Okafor' }) }));
  },
};
