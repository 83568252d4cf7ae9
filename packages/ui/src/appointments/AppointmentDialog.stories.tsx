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
import { done, failed, idle, loading, pending, ready, type Failure, type Loadable } from '@portal/domain/shared';
import { availability, calendarItems } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus } from 'lucide-react';
import { useReducer, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../kit/index.ts';
import { AppointmentDialog } from './AppointmentDialog.tsx';

/** The same as in the calendar. */
function AddToCalendar() {
  const { t } = useTranslation('calendar');
  return (
    <Button variant="outline" compact icon={<CalendarPlus size={20} strokeWidth={1.75} aria-hidden />}>
      {t('addOne')}
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
const onwards: WeekChoiceAction = { type: 'moved', from: THIS_MONDAY, direction: 'next' };
const wednesday: WeekChoiceAction = { type: 'dayChosen', date: slot.date };
const halfPastTwo: WeekChoiceAction = { type: 'timeChosen', time: slot.time };

/** The first week, or the next one with a day and time chosen. */
const thisWeek = (week: Loadable<WeekAvailability>) => showWeekChoice(begun, week, loading);
const nextWeek = (
  week: Loadable<WeekAvailability>,
  times: Loadable<readonly string[]> = loading,
  ...chosen: WeekChoiceAction[]
): ShownWeekChoice => showWeekChoice([onwards, ...chosen].reduce(weekChoiceReducer, begun), week, times);

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
    flow: { kind: 'detail' },
    onFlow: fn(),
    rescheduling: idle,
    cancelling: idle,
    onSend: fn(),
    onFailureClose: fn(),
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
/** Queries the top dialog: the page behind has buttons, too. */
const button = (name: string) =>
  within(screen.getAllByRole('dialog').at(-1) ?? document.body).getByRole('button', { name });
/** Dialogs fade in. */
const shows = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

/** Upcoming, with a safe link. */
export const Active: Story = {
  play: async ({ args }) => {
    // The dialog of the previous story may still be returning focus.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Speaking feedback' })).toHaveFocus());
    const join = screen.getByRole('link', { name: /^Join now/ });
    await expect(join).toHaveAttribute('href', 'https://meet.example.com/a/601');
    await expect(join).toHaveAttribute('target', '_blank');
    await userEvent.click(button('Reschedule'));
    await expect(args.onFlow).toHaveBeenCalledWith({ type: 'rescheduleStarted' });
    await userEvent.click(button('Cancel appointment'));
    await expect(args.onFlow).toHaveBeenCalledWith({ type: 'cancelRequested' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Not confirmed yet: no link, even if the server sends one. */
export const Pending: Story = {
  args: { appointment: appointmentOf(calendarItems.appointmentPending) },
  play: async () => {
    await shows(() => screen.getByText('Waiting admin/teacher to generate'));
    await expect(screen.queryByRole('link', { name: /^Join now/ })).toBeNull();
    await expect(button('Reschedule')).toBeEnabled();
  },
};

export const WithoutLink: Story = {
  args: { appointment: appointmentOf(calendarItems.appointmentWithoutLink) },
  play: async () => {
    await shows(() => screen.getByText('Not generated. Please contact admin / teacher'));
  },
};

/** Started: it cannot be changed; the link still works, as it may take longer. */
export const Passed: Story = {
  args: { appointment: appointmentOf(calendarItems.appointmentPassed) },
  play: async () => {
    await shows(() => screen.getByRole('link', { name: /^https:\/\/meet\.example\.com\/a\/601/ }));
    const open = within(dialog('Speaking feedback'));
    await expect(open.queryByRole('button', { name: 'Reschedule' })).toBeNull();
    await expect(open.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
  },
};

export const PassedWithoutLink: Story = {
  args: { appointment: { ...active, passed: true, link: null }, addToCalendar: undefined },
  play: async () => {
    await shows(() => screen.getByText('Not available'));
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
    await expect(button('Next')).toBeDisabled();
    await expect(screen.queryByRole('button', { name: /week$/ })).toBeNull();
  },
};

/** The first week with days: no previous week, and Next is disabled. */
export const NothingChosen: Story = {
  args: { ...choosing, choice: thisWeek(ready(availability.thisWeek)) },
  play: async ({ args }) => {
    await shows(() => screen.getByText('16/11/2026 to 22/11/2026'));
    await expect(screen.queryByRole('button', { name: 'Previous week' })).toBeNull();
    await expect(button('Next')).toBeDisabled();
    await expect(button('Next')).toHaveAccessibleDescription('Choose a day and a time to go on.');
    await expect(screen.getByRole('combobox', { name: 'Time' })).toBeDisabled();
    await expect(
      within(screen.getByRole('combobox', { name: 'Day' }))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Choose a day', 'Sat 21/11/2026', 'Sun 22/11/2026']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '2026-11-22');
    await expect(args.onChoice).toHaveBeenLastCalledWith({ type: 'dayChosen', date: '2026-11-22' });
    await userEvent.click(button('Next week'));
    await expect(args.onChoice).toHaveBeenLastCalledWith(onwards);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const OnToTheNextWeek: Story = {
  args: { ...choosing, choice: nextWeek(loading) },
  play: async ({ args }) => {
    await expect(button('Next week')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button('Next week'));
    await expect(args.onChoice).not.toHaveBeenCalled();
    await expect(button('Previous week')).toBeEnabled();
  },
};

export const LoadingTimes: Story = {
  args: { ...choosing, choice: nextWeek(days, loading, wednesday) },
  play: async () => {
    await expect(screen.getByRole('combobox', { name: 'Time' })).toBeDisabled();
    await expect(button('Next')).toHaveAccessibleDescription('Choose a time to go on.');
  },
};

export const DayChosen: Story = {
  args: { ...choosing, choice: nextWeek(days, times, wednesday) },
  play: async ({ args }) => {
    await expect(button('Next')).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '14:30');
    await expect(args.onChoice).toHaveBeenLastCalledWith(halfPastTwo);
  },
};

/** From now on closing needs confirmation. */
export const TimeChosen: Story = {
  args: { ...choosing, choice: bothChosen },
  play: async ({ args }) => {
    await expect(button('Next')).toHaveAccessibleDescription('New time: Wed 25/11/2026, 14:30');
    await userEvent.click(button('Next'));
    await expect(args.onFlow).toHaveBeenLastCalledWith({ type: 'slotChosen', slot });
    await userEvent.click(button('Close'));
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
    await userEvent.click(button('Try again'));
    await expect(args.onRetryTimes).toHaveBeenCalledTimes(1);
  },
};

/** The server's messages, and no days to choose from. */
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
    await userEvent.click(button('Try again'));
    await expect(args.onRetryWeek).toHaveBeenCalledTimes(1);
  },
};

export const LastWeek: Story = {
  args: { ...choosing, choice: nextWeek(ready(availability.lastWeek)) },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Next week' })).toBeNull();
    await expect(button('Previous week')).toBeEnabled();
  },
};

/** Not a day in any week, up to the last. */
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
    await shows(() =>
      screen.getByText(
        'Sorry, the teacher is not available at the moment. Please check other teacher or please contact our support.',
      ),
    );
    await expect(screen.queryByRole('button', { name: /week$/ })).toBeNull();
    await expect(button('Next')).toBeDisabled();
  },
};

const confirming = { flow: { kind: 'confirm', slot }, choice: bothChosen } as const satisfies Partial<
  ComponentProps<typeof AppointmentDialog>
>;

export const Confirm: Story = {
  args: confirming,
  play: async ({ args }) => {
    await shows(() => screen.getByText('Wed 25/11/2026, 14:30'));
    await userEvent.click(button('Change day and time'));
    await expect(args.onFlow).toHaveBeenLastCalledWith({ type: 'back' });
    await userEvent.click(button('Confirm new time'));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onFlow).toHaveBeenLastCalledWith({ type: 'leaveRequested' });
  },
};

/** Ignores a second press, and cannot be closed: its result has to be shown. */
export const Rescheduling: Story = {
  args: { ...confirming, rescheduling: pending },
  play: async ({ args }) => {
    await userEvent.click(button('Rescheduling'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(button('Back')).toBeDisabled();
  },
};

/** The first message only; the choice is kept behind it. */
export const RescheduleFailed: Story = {
  args: { ...confirming, rescheduling: failed(taken) },
  play: async ({ args }) => {
    const error = within(dialog('Error'));
    await shows(() => error.getByText('This time has just been taken. Choose another time.'));
    await expect(error.queryByText(/Only the first/)).toBeNull();
    await userEvent.click(error.getByRole('button', { name: 'Close' }));
    await expect(args.onFailureClose).toHaveBeenCalledTimes(1);
  },
};

/** As the server describes it now: it waits for a new link. */
export const Rescheduled: Story = {
  args: { ...confirming, rescheduling: done(availability.moved) },
  play: async ({ args }) => {
    const done = within(dialog('Appointment rescheduled'));
    await shows(() => done.getByText('Wed 25/11/2026, 14:30'));
    await shows(() => done.getByText(/Waiting admin\/teacher to generate/));
    await userEvent.click(done.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The server's description cannot be decoded: the chosen day and time are shown. */
export const RescheduledWithoutDetail: Story = {
  args: { ...confirming, rescheduling: done(null) },
  play: async () => {
    await shows(() => screen.getByText('Wed 25/11/2026, 14:30'));
  },
};

export const Leaving: Story = {
  args: { ...choosing, choice: bothChosen, flow: { kind: 'leaving', from: choosing.flow } },
  play: async ({ args }) => {
    const question = within(dialog('Close without rescheduling?'));
    await userEvent.click(question.getByRole('button', { name: 'Keep choosing' }));
    await expect(args.onFlow).toHaveBeenLastCalledWith({ type: 'back' });
    await userEvent.click(question.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

const cancelConfirmed = { flow: { kind: 'confirmCancel' } } as const satisfies { flow: AppointmentFlow };

export const CancelConfirm: Story = {
  args: cancelConfirmed,
  play: async ({ args }) => {
    const question = within(dialog('Cancel this appointment?'));
    await userEvent.click(question.getByRole('button', { name: 'Keep appointment' }));
    await expect(args.onFlow).toHaveBeenLastCalledWith({ type: 'back' });
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const Cancelling: Story = { args: { ...cancelConfirmed, cancelling: pending } };

export const CancelFailed: Story = {
  args: { ...cancelConfirmed, cancelling: failed({ kind: 'offline' }) },
  play: async () => {
    await shows(() => within(dialog('Error')).getByText(/You’re offline/));
  },
};

export const CancelledNow: Story = { args: { ...cancelConfirmed, cancelling: done(undefined) } };

/** On each step the new title takes focus; when a week button is gone, focus goes to the week. */
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
    await userEvent.click(button('Reschedule'));
    await waitFor(() => expect(heading('Choose a day and time')).toHaveFocus());
    await userEvent.click(button('Next week'));
    await waitFor(() => expect(screen.getByText('23/11/2026 to 29/11/2026')).toHaveFocus());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), slot.date);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), slot.time);
    await userEvent.click(button('Next'));
    await waitFor(() => expect(heading('Check and confirm')).toHaveFocus());
    await userEvent.click(button('Back'));
    await waitFor(() => expect(heading('Choose a day and time')).toHaveFocus());
    await expect(screen.getByRole('combobox', { name: 'Time' })).toHaveValue(slot.time);
    await userEvent.click(button('Back'));
    await waitFor(() => expect(heading('Speaking feedback')).toHaveFocus());
  },
};
