import type { CalendarItem } from '@portal/domain/calendar';
import { failed, idle } from '@portal/domain/shared';
import { calendarItems } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { format, moment, shownDialog, startingWith, t } from '../testing/index.ts';
import { MeetingDialog } from './MeetingDialog.tsx';

type Item = CalendarItem & { kind: 'meeting' };

function about(item: CalendarItem, change: Partial<Item['meeting']> = {}) {
  const meeting = { ...(item as Item).meeting, ...change };
  return { item: { ...item, kind: 'meeting' as const, meeting } };
}

const meta = {
  title: 'Screens/Meeting dialog',
  component: MeetingDialog,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: {
    ...about(calendarItems.faceToFace),
    now: new Date('2026-11-20T23:37:43Z'),
    zone: 'Australia/Sydney',
    calendarFile: idle,
    onAddToCalendar: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MeetingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A meeting on site: a location and no link. */
export const FaceToFace: Story = {
  play: async ({ args }) => {
    await expect((await shownDialog()).getByText('Room 4, Level 2')).toBeVisible();
    await expect(screen.queryByText(t('calendar:detail.link'))).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('calendar:addOne') }));
    await expect(args.onAddToCalendar).toHaveBeenCalledTimes(1);
  },
};

/** An online meeting: a link and no location. */
export const Online: Story = {
  args: about(calendarItems.online),
  play: async () => {
    await expect((await shownDialog()).getByRole('link', { name: /meet.example.com/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(screen.queryByText(t('calendar:detail.place'))).toBeNull();
    await expect(
      screen.getByText(
        t('calendar:detail.range', { day: format().dayAndDate('2026-11-23'), start: '11:00', end: '12:00' }),
      ),
    ).toBeVisible();
  },
};

/** A meeting both on site and online. */
export const BothWays: Story = { args: about(calendarItems.both) };

/** The server lets the student join. */
export const JoinNow: Story = {
  args: about(calendarItems.online, { mayJoin: true }),
  play: async () => {
    await expect((await shownDialog()).getByRole('link', { name: startingWith(t('calendar:join')) })).toBeVisible();
  },
};

/** The server lets the student join, but has no link yet. */
export const JoinWithoutLink: Story = {
  args: about(calendarItems.online, { mayJoin: true, link: null }),
  play: async () => {
    await expect((await shownDialog()).getByText(t('calendar:detail.linkMissing'))).toBeVisible();
    await expect(screen.queryByRole('link', { name: startingWith(t('calendar:join')) })).toBeNull();
  },
};

export const Pending: Story = { args: about(calendarItems.online, { status: 'pending', link: null, agenda: null }) };

/** It does not take place: its entry can be removed from the student's own calendar. */
export const Cancelled: Story = {
  args: about(calendarItems.online, { status: 'cancelled' }),
  play: async ({ args }) => {
    await userEvent.click((await shownDialog()).getByRole('button', { name: t('calendar:removeOne') }));
    await expect(args.onAddToCalendar).toHaveBeenCalledOnce();
  },
};

/** The server sends a time in another format: it is shown as sent. */
export const OtherTime: Story = {
  args: about(calendarItems.online, { time: 'after the mock test' }),
  play: async () => {
    await expect((await shownDialog()).getByText(moment('2026-11-23', 'after the mock test'))).toBeVisible();
  },
};

/** An unknown status is shown as sent. */
export const UnknownStatus: Story = { args: about(calendarItems.both, { status: { other: 'Moved' } }) };

export const CalendarFileFailed: Story = { args: { calendarFile: failed({ kind: 'offline' }) } };
