import { panelDays, type CalendarItem } from '@portal/domain/calendar';
import { bookMeetingPath } from '@portal/domain/screens';
import { failed, idle, loading, ready } from '@portal/domain/shared';
import { agendaDays, calendarItems } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { containing, format, startingWith, t } from '../testing/index.ts';
import { WeekPanel } from './WeekPanel.tsx';

const TODAY = '2026-11-21';
const only = (...items: CalendarItem[]) => ready({ items, nextLiveClass: null });

const meta = {
  title: 'Screens/Week panel',
  component: WeekPanel,
  parameters: { shell: 'dashboard', layout: 'fullscreen', column: 'side' },
  args: {
    days: panelDays(TODAY, [21, 22, 23, 24, 26]),
    daysFailure: null,
    onRetryDays: fn(),
    day: TODAY,
    onDay: fn(),
    agenda: ready(agendaDays.today),
    onRetry: fn(),
    now: new Date('2026-11-20T23:37:43Z'),
    zone: 'Australia/Sydney',
    onOpen: fn(),
    onAddWeek: fn(),
    calendarFile: idle,
    bookHref: null,
  },
} satisfies Meta<typeof WeekPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Today: a live class, an appointment, a meeting, a class to register for, and past items. */
export const Today: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('tab', {
        name: t('calendar:dayLabelBusy', { weekday: t('calendar:today'), date: '21/11/2026' }),
      }),
    ).toHaveAttribute('aria-selected', 'true');
    const join = canvas.getByRole('link', { name: startingWith(t('calendar:join'), 'PTE Speaking: Describe Image') });
    await expect(join).toHaveAttribute('href', 'https://meet.example.com/live/401');
    await expect(join).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: /Study check-in/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: 'meeting-501' }));
    await userEvent.click(canvas.getByRole('button', { name: t('calendar:addWeek') }));
    await expect(args.onAddWeek).toHaveBeenCalledTimes(1);
  },
};

/** A student with teacher meetings can book one from here. */
export const WithBooking: Story = {
  args: { bookHref: bookMeetingPath() },
  play: async ({ canvas }) => {
    const book = canvas.getByRole('link', { name: t('calendar:book') });
    await expect(book).toHaveAttribute('href', '/Appointments?step=type');
  },
};

/** Arrow keys go from day to day. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDay).toHaveBeenCalledWith('2026-11-22');
  },
};

/** Twelve minutes before a registered class starts: joining is not open yet. */
export const StartsSoon: Story = {
  args: { agenda: only(calendarItems.soon), now: new Date('2026-11-20T22:48:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('calendar:startsIn', { count: 12 }))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: containing(t('calendar:join')) })).toBeNull();
  },
};

/** The last item of the day has ended. */
export const Ended: Story = {
  args: { agenda: only(calendarItems.ended), now: new Date('2026-11-21T01:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(containing('· ', t('calendar:ended')))).toBeVisible();
    await expect(getComputedStyle(canvas.getByText(/^\d\d:\d\d$/)).fontWeight).toBe('500');
  },
};

/** A passed appointment without an end, which only the server's flag marks as over, and a cancelled meeting. */
export const CancelledAndPassed: Story = {
  args: { agenda: only(calendarItems.appointmentPassedWithoutEnd, calendarItems.meetingCancelled) },
  play: async ({ canvas }) => {
    const cancelled = canvas.getByRole('button', { name: /Study check-in/ }).closest('li');
    await expect(cancelled).toHaveTextContent(t('calendar:status.cancelled'));
    await expect(cancelled).not.toHaveTextContent(t('calendar:ended'));
    await expect(canvas.getByText(containing('· ', t('calendar:ended')))).toBeVisible();
  },
};

/**
 * The next day: a registered, a full and a clashing class, and one for a larger package, look alike until they are
 * opened.
 */
export const NextDay: Story = {
  args: {
    day: '2026-11-22',
    agenda: only(calendarItems.full, calendarItems.clashing, calendarItems.registered, calendarItems.upgradeNeeded),
  },
};

/** An empty week: no Add to calendar. */
export const NothingScheduled: Story = {
  args: { agenda: ready(agendaDays.empty), days: panelDays(TODAY, []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('calendar:nothing'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('calendar:addWeek') })).toBeNull();
  },
};

/** A day without items: the panel says when the next live class is. */
export const NoLiveClass: Story = {
  args: { day: '2026-11-23', agenda: ready(agendaDays.noLiveClass), days: panelDays(TODAY, [24]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('calendar:nextLiveClass', { date: format().dayAndDate('2026-11-24') })),
    ).toBeVisible();
  },
};

/** The same morning is the evening before for a student in St John’s. */
export const AnotherZone: Story = {
  args: {
    zone: 'America/St_Johns',
    agenda: only(calendarItems.appointmentPassed, calendarItems.liveNow),
    days: panelDays('2026-11-20', [20, 21]),
    day: '2026-11-20',
  },
};

export const LongTitles: Story = {
  args: {
    agenda: only({
      ...calendarItems.liveNow,
      title: 'Canadian English Language Proficiency practice: speaking, listening, reading and writing in one hour',
    }),
  },
};

/** The days with items are loading, too. */
export const Loading: Story = {
  args: { agenda: loading, days: panelDays(TODAY, null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('calendar:addWeek') })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { agenda: failed({ kind: 'rejected', messages: ['The calendar is being rebuilt.'], value: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The calendar is being rebuilt.');
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The days with items could not be loaded: an error above the days, each of which can still be chosen. */
export const BusyDaysFailed: Story = {
  args: { days: panelDays(TODAY, null), daysFailure: { kind: 'rejected', messages: ['Not today.'], value: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not today.');
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetryDays).toHaveBeenCalledTimes(1);
    await userEvent.click(
      canvas.getByRole('tab', {
        name: t('calendar:dayLabel', { weekday: format().weekday('2026-11-22'), date: '22/11/2026' }),
      }),
    );
    await expect(args.onDay).toHaveBeenCalledWith('2026-11-22');
    await expect(canvas.getByRole('button', { name: t('calendar:addWeek') })).toBeVisible();
  },
};

/** The calendar file could not be created, because its code or the month's items could not be fetched. */
export const CalendarFileFailed: Story = { args: { calendarFile: failed({ kind: 'offline' }) } };
