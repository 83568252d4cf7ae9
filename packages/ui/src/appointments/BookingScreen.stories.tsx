import {
  initialBooking,
  showWeekChoice,
  weekChoiceReducer,
  type Booking,
  type BookingStart,
  type ShownWeekChoice,
  type WeekAvailability,
  type WeekChoiceAction,
} from '@portal/domain/appointments';
import { paths } from '@portal/domain/screens';
import { done, failed, idle, loading, pending, ready, type Failure, type Loadable } from '@portal/domain/shared';
import { availability, bookingLists } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { content, format, shownDialog, t } from '../testing/index.ts';
import { BookingScreen } from './BookingScreen.tsx';

const TODAY = '2026-11-21';
const slot = { date: '2026-11-25', time: '14:30' };
const offline: Failure = { kind: 'offline' };
const refused: Failure = { kind: 'rejected', messages: ['You have no bookings left for this type.'], value: null };
const movedToNextWeek: WeekChoiceAction = { type: 'moved', from: '2026-11-16', direction: 'next' };

const nextWeek = ready(availability.nextWeek);
const times = ready(availability.times);

/** Builds the props of a booking with these choices. */
function chosen(
  start: BookingStart,
  week: Loadable<WeekAvailability> = nextWeek,
  offered: Loadable<readonly string[]> = times,
  ...actions: WeekChoiceAction[]
): { booking: Booking; week: ShownWeekChoice } {
  const begun = initialBooking(TODAY, start);
  const booking = { ...begun, week: actions.reduce(weekChoiceReducer, begun.week) };
  return { booking, week: showWeekChoice(booking.week, week, offered) };
}

const typed: BookingStart = { typeId: 61 };
const withTeacher: BookingStart = { ...typed, teacherId: 73 };
const complete: BookingStart = { ...withTeacher, slot };
const browsed = (...actions: WeekChoiceAction[]) => chosen(withTeacher, nextWeek, times, movedToNextWeek, ...actions);

const options = {
  types: ready(bookingLists.types),
  courses: ready([]),
  teachers: ready(bookingLists.teachers),
};

const meta = {
  title: 'Screens/Booking',
  component: BookingScreen,
  parameters: { shell: 'teacherMeeting', title: 'booking', about: 'PTE Academic in 6 weeks', layout: 'fullscreen' },
  args: {
    kind: 'course',
    step: 'type',
    ...chosen({}, loading, loading),
    options,
    nextTimes: ready([]),
    zone: 'Australia/Sydney',
    deviceZone: 'Australia/Sydney',
    onBooking: fn(),
    onRetry: fn(),
    onNext: fn(),
    onBack: fn(),
    onChange: fn(),
    submission: idle,
    onConfirm: fn(),
    onFailureClose: fn(),
    losesChoice: false,
    onClose: fn(),
    takesFocus: false,
    bookedHref: paths.bookedMeetings(),
    supportHref: paths.helpTopics,
  },
} satisfies Meta<typeof BookingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = () => screen.getByRole('button', { name: t('common:next') });

/** Next is disabled until a type is chosen (APT-25); a type that cannot be booked shows the reason (APT-37, 38). */
export const Type: Story = {
  play: async ({ args, canvas }) => {
    await expect(next()).toBeDisabled();
    await expect(next()).toHaveAccessibleDescription(t('appointments-booking:needType'));
    // The sticky bar above the page does not cover the Close button.
    const close = screen.getByRole('button', { name: t('common:close') }).getBoundingClientRect();
    const bar = screen
      .getByRole('button', { name: t('shell:back') })
      .closest('header')
      ?.getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(bar?.bottom ?? Infinity);
    const radio = (name: string) => content(canvas).getByRole('radio', { name });
    await expect(radio('Mock test review')).toBeDisabled();
    await expect(radio('Mock test review')).toHaveAccessibleDescription(
      t('appointments-booking:quotaUsed', { booked: 2, max: 2 }),
    );
    await expect(radio('Study plan with a teacher')).toHaveAccessibleDescription(t('appointments-booking:notEligible'));
    await userEvent.click(radio('Speaking feedback'));
    await expect(args.onBooking).toHaveBeenCalledWith({ type: 'typeChosen', typeId: 61 });
    await userEvent.click(screen.getByRole('button', { name: t('common:close') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const TypeChosen: Story = { args: { ...chosen(typed, loading, loading) } };
export const TypesLoading: Story = { args: { options: { ...options, types: loading } } };
export const TypesFailed: Story = {
  args: { options: { ...options, types: failed(offline) } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledWith('types');
  },
};
export const NoTypes: Story = { args: { options: { ...options, types: ready([]) } } };

/**
 * The second step of the wizard on /Appointments. A course and a test may have the same id, so the choice has the item
 * type, too.
 */
export const Course: Story = {
  parameters: { shell: 'meetings', about: undefined },
  args: {
    kind: 'meetings',
    step: 'course',
    ...chosen(typed, loading, loading),
    options: { ...options, courses: ready(bookingLists.courses) },
  },
  play: async ({ args, canvas }) => {
    await expect(next()).toHaveAccessibleDescription(t('appointments-booking:needCourse'));
    await userEvent.click(content(canvas).getByRole('radio', { name: 'PTE diagnostic test' }));
    await expect(args.onBooking).toHaveBeenCalledWith({ type: 'courseChosen', course: { id: 301, itemType: 2 } });
  },
};
export const NoCourses: Story = {
  parameters: { shell: 'meetings', about: undefined },
  args: { kind: 'meetings', step: 'course', ...chosen(typed, loading, loading) },
};

export const Teacher: Story = {
  args: { step: 'teacher', ...chosen(withTeacher, loading, loading) },
  play: async ({ args, canvas }) => {
    await expect(next()).toBeEnabled();
    await userEvent.click(content(canvas).getByRole('radio', { name: 'Sophie Laurent' }));
    await expect(args.onBooking).toHaveBeenCalledWith({ type: 'teacherChosen', teacherId: 72 });
  },
};
export const TeacherNotChosen: Story = {
  args: { step: 'teacher', ...chosen(typed, loading, loading) },
  tags: ['no-picture'],
  play: async () => {
    await expect(next()).toBeDisabled();
    await expect(next()).toHaveAccessibleDescription(t('appointments-booking:needTeacher'));
  },
};
/** No teacher: a message that meetings are not available (APT-39). */
export const NoTeachers: Story = {
  args: { step: 'teacher', ...chosen(typed, loading, loading), options: { ...options, teachers: ready([]) } },
  play: async ({ canvas }) => {
    const page = content(canvas);
    await expect(page.getByRole('heading', { name: t('appointments-booking:noTeachers') })).toBeVisible();
    await expect(page.getByText(t('appointments-booking:noTeachersText'))).toBeVisible();
  },
};
export const TeachersFailed: Story = {
  args: { step: 'teacher', ...chosen(typed, loading, loading), options: { ...options, teachers: failed(offline) } },
};

/** A day and a time chosen, with the next free times as a short cut. */
export const Time: Story = {
  args: {
    step: 'time',
    ...browsed({ type: 'dayChosen', date: slot.date }, { type: 'timeChosen', time: slot.time }),
    nextTimes: ready([
      { date: '2026-11-23', time: '09:00' },
      { date: '2026-11-23', time: '09:30' },
      { date: slot.date, time: slot.time },
    ]),
  },
  play: async ({ args }) => {
    await expect(next()).toBeEnabled();
    // The chosen time is ticked in both lists.
    const pressed = screen.getByRole('button', { pressed: true });
    await expect(pressed).toHaveTextContent(slot.time);
    await expect(pressed.querySelector('svg')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '18:30' }));
    await expect(args.onBooking).toHaveBeenCalledWith({
      type: 'weekChanged',
      action: { type: 'timeChosen', time: '18:30' },
    });
    await userEvent.click(screen.getByRole('button', { name: /09:30/ }));
    await expect(args.onBooking).toHaveBeenCalledWith({
      type: 'weekChanged',
      action: { type: 'slotChosen', slot: { date: '2026-11-23', time: '09:30' } },
    });
  },
};
/** Previous is disabled at the earliest week (APT-32, OPEN-65), and Next without a day. */
export const NoDayChosen: Story = {
  args: { step: 'time', ...chosen(withTeacher, ready(availability.thisWeek), loading) },
  play: async ({ args }) => {
    await expect(next()).toBeDisabled();
    await expect(next()).toHaveAccessibleDescription(t('appointments:needDay'));
    await expect(screen.getByRole('button', { name: t('appointments:week.previous') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: t('appointments:week.next') }));
    await expect(args.onBooking).toHaveBeenCalledWith({ type: 'weekChanged', action: movedToNextWeek });
  },
};
export const WeekLoading: Story = { args: { step: 'time', ...chosen(withTeacher, loading, loading) } };
export const WeekFailed: Story = {
  args: { step: 'time', ...chosen(withTeacher, failed(offline), loading) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledWith('week');
  },
};
/** The pressed button stays in place and keeps focus while the next week is fetched. */
export const WeeksByKeyboard: Story = {
  args: { step: 'time', ...chosen(withTeacher, ready(availability.thisWeek), loading) },
  render: function Browsed(args) {
    const [moved, setMoved] = useState<'no' | 'loading' | 'ready'>('no');
    useEffect(() => {
      if (moved === 'loading') setMoved('ready');
    }, [moved]);
    const next =
      moved !== 'no' && chosen(withTeacher, moved === 'ready' ? nextWeek : loading, loading, movedToNextWeek);
    return <BookingScreen {...args} {...next} onBooking={() => setMoved('loading')} />;
  },
  play: async () => {
    const button = screen.getByRole('button', { name: t('appointments:week.next') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const range = { from: format().date('2026-11-23'), to: format().date('2026-11-29') };
    await expect(await screen.findByText(t('appointments:week.range', range))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('tablist', { name: t('appointments-booking:days') })).toBeVisible());
    await expect(button).toHaveFocus();
  },
};
/** Empty weeks were skipped: a note names them and offers a way back. */
export const WeeksSkipped: Story = {
  args: {
    step: 'time',
    ...chosen(
      withTeacher,
      ready(availability.laterWeek),
      loading,
      { type: 'moved', from: '2026-11-16', direction: 'next' },
      {
        type: 'emptyWeekSkipped',
        monday: '2026-11-23',
      },
      { type: 'emptyWeekSkipped', monday: '2026-11-30' },
    ),
  },
  play: async ({ args }) => {
    const back = screen.getByRole('button', {
      name: t('appointments-booking:seeWeek', { day: format().date('2026-11-16') }),
    });
    // Below the sentence, and its focus ring clear of it.
    const sentence = back.previousElementSibling?.getBoundingClientRect();
    await expect(back.getBoundingClientRect().top - (sentence?.bottom ?? Infinity)).toBeGreaterThanOrEqual(8);
    await userEvent.click(back);
    await expect(args.onBooking).toHaveBeenCalledWith({ type: 'weekChanged', action: { type: 'returned' } });
  },
};
/** The last week is empty: the text of the specification, and no button to a later week (APT-33, 40, 41). */
export const NoFreeWeek: Story = {
  args: { step: 'time', ...chosen(withTeacher, ready(availability.emptyLastWeek), loading, movedToNextWeek) },
  play: async () => {
    await expect(screen.getByText(t('appointments:week.empty'))).toBeVisible();
    await expect(screen.getByText(t('appointments:appointment_teacher_not_available'))).toBeVisible();
    await expect(screen.queryByRole('button', { name: t('appointments:week.next') })).toBeNull();
  },
};
export const TimesLoading: Story = {
  args: {
    step: 'time',
    ...chosen(withTeacher, nextWeek, loading, movedToNextWeek, { type: 'dayChosen', date: slot.date }),
    nextTimes: loading,
  },
};
export const TimesFailed: Story = {
  args: {
    step: 'time',
    ...chosen(withTeacher, nextWeek, failed(offline), movedToNextWeek, { type: 'dayChosen', date: slot.date }),
    nextTimes: failed(offline),
  },
};
export const NoTimes: Story = {
  args: {
    step: 'time',
    ...chosen(withTeacher, nextWeek, ready([]), movedToNextWeek, { type: 'dayChosen', date: slot.date }),
  },
};
/** Somebody else took the time before it was confirmed: the student chooses another one on the same day. */
export const TimeTaken: Story = {
  args: {
    step: 'time',
    ...chosen(complete, nextWeek, ready(availability.times.filter((time) => time !== slot.time))),
  },
  play: async () => {
    await expect(screen.getByRole('heading', { name: t('appointments-booking:title.another') })).toBeVisible();
    await expect(next()).toBeDisabled();
  },
};
/** The device is in another zone than the student's, so both zones are named. */
export const OtherZone: Story = {
  args: { step: 'time', ...chosen(complete), deviceZone: 'America/St_Johns' },
};

export const Confirm: Story = {
  args: { step: 'confirm', ...chosen(complete), losesChoice: true },
  play: async ({ args }) => {
    await userEvent.click(
      screen.getByRole('button', {
        name: t('appointments-booking:changeWhat', { what: t('appointments-booking:fact.teacher') }),
      }),
    );
    await expect(args.onChange).toHaveBeenCalledWith('teacher');
    await userEvent.click(screen.getByRole('button', { name: t('appointments-booking:confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const ConfirmOtherZone: Story = {
  args: { step: 'confirm', ...chosen(complete), deviceZone: 'Asia/Shanghai' },
  play: async () => {
    // The zones span the whole row, also the space below its button, and end where its label ends.
    const what = t('appointments-booking:fact.time');
    const change = screen.getByRole('button', { name: t('appointments-booking:changeWhat', { what }) });
    const zones = change.closest('li')?.lastElementChild;
    const [{ right, bottom }, below] = [change.getBoundingClientRect(), zones?.getBoundingClientRect()];
    await expect(below?.right).toBeCloseTo(right - 9, 0);
    await expect(below?.top).toBeGreaterThanOrEqual(bottom - 4);
  },
};
export const Confirming: Story = { args: { step: 'confirm', ...chosen(complete), submission: pending } };
/** The booking is refused; only the first message is shown (APT-43). */
export const Refused: Story = {
  args: { step: 'confirm', ...chosen(complete), submission: failed(refused) },
  play: async ({ args }) => {
    const dialog = await shownDialog(t('appointments:errorTitle'));
    await expect(dialog.getByText('You have no bookings left for this type.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onFailureClose).toHaveBeenCalledTimes(1);
  },
};
const timedOut: Failure = { kind: 'serverDown', status: 0 };

/**
 * The answer was lost, so it is not known whether the meeting was booked: the dialog links to the list of booked
 * meetings.
 */
export const OutcomeUnknown: Story = {
  args: { step: 'confirm', ...chosen(complete), submission: failed(timedOut) },
  play: async ({ args }) => {
    const dialog = await shownDialog(t('appointments:errorTitle'));
    await expect(dialog.getByText(t('errors:lost.serverDown'))).toBeVisible();
    await expect(dialog.getByText(t('appointments-booking:unknown.dialog'))).toBeVisible();
    await expect(dialog.getByRole('link', { name: t('appointments:unknown.list') })).toHaveAttribute(
      'href',
      expect.stringContaining('/BookedMeetings'),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('common:close') }));
    await expect(args.onFailureClose).toHaveBeenCalledTimes(1);
  },
};

/** The same dialog for a device that went offline; only the reason differs. */
export const OutcomeUnknownOffline: Story = {
  args: { step: 'confirm', ...chosen(complete), submission: failed({ kind: 'offline' }) },
  play: async () => {
    const dialog = await shownDialog(t('appointments:errorTitle'));
    await expect(dialog.getByText(t('errors:lost.offline'))).toBeVisible();
    await expect(dialog.getByText(t('appointments-booking:unknown.dialog'))).toBeVisible();
  },
};

/**
 * After a lost answer the time may be gone because the student has booked it, so nothing says that the time was taken
 * or that nothing was booked.
 */
export const OutcomeUnknownTimeGone: Story = {
  args: {
    step: 'time',
    ...chosen({ ...complete, sent: true }, nextWeek, ready(availability.times.filter((time) => time !== slot.time))),
    losesChoice: true,
  },
  play: async ({ canvas }) => {
    const page = content(canvas);
    await expect(page.getByRole('link', { name: t('appointments:unknown.list') })).toHaveAttribute(
      'href',
      expect.stringContaining('/BookedMeetings'),
    );
    await expect(page.getByRole('heading', { name: t('appointments-booking:title.time') })).toBeVisible();
    await expect(page.queryByText(t('appointments-booking:taken.title', { time: slot.time }))).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('common:close') }));
    const question = await shownDialog(t('appointments-booking:leave.title'));
    await expect(question.getByText(t('appointments-booking:leave.textUnknown'))).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: t('appointments-booking:leave.stay') }));
  },
};

/** After a lost answer the time is still free: the booking can be sent again, below the note. */
export const OutcomeUnknownConfirm: Story = {
  args: { step: 'confirm', ...chosen({ ...complete, sent: true }) },
  play: async ({ args, canvas }) => {
    await expect(content(canvas).getByText(t('appointments-booking:unknown.title'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('appointments-booking:confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** Closing needs confirmation, since something was chosen. */
export const Leaving: Story = {
  args: { step: 'teacher', ...chosen(withTeacher, loading, loading), losesChoice: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: t('common:close') }));
    const dialog = await shownDialog(t('appointments-booking:leave.title'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('appointments-booking:leave.confirm') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
/** The booked appointment with the details from the server (APT-44); the title has focus. */
export const Booked: Story = {
  args: { step: 'confirm', ...chosen(complete), submission: done(availability.moved) },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: t('appointments-booking:booked.title') })).toHaveFocus(),
    );
    await expect(screen.getByText(t('appointments:link.pending'))).toBeVisible();
    // The primary button is not the narrower one.
    const list = screen.getByRole('link', { name: t('appointments-booking:booked.list') });
    const widths = [screen.getByRole('button', { name: t('appointments:done') }), list].map((one) => one.offsetWidth);
    await expect((widths[0] ?? 0) - (widths[1] ?? 0)).toBeGreaterThanOrEqual(-2);
  },
};
export const BookedWithoutDetail: Story = {
  args: { step: 'confirm', ...chosen(complete), submission: done(null) },
};
