import { bookMeetingPath, paths } from '@portal/domain/screens';
import { failed, readyList } from '@portal/domain/shared';
import { appointments, pastAppointments } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { containing, format, startingWith, t } from '../testing/index.ts';
import { AppointmentLoadDialog } from './AppointmentLoadDialog.tsx';
import { BookedMeetingsScreen, BookedMeetingsSkeleton } from './BookedMeetingsScreen.tsx';

const every = Object.values(appointments);

const meta = {
  title: 'Screens/Booked meetings',
  component: BookedMeetingsScreen,
  parameters: { shell: 'bookedMeetings', layout: 'fullscreen' },
  args: {
    appointments: readyList(every),
    onMore: fn(),
    onRetry: fn(),
    hrefOf: ({ id }) => paths.bookedMeetings(id),
    bookHref: bookMeetingPath(),
    profileHref: paths.profile,
    onPrint: fn(),
    now: new Date('2026-11-20T23:37:43Z'),
    zone: 'Australia/Sydney',
    zoneOfDevice: false,
  },
} satisfies Meta<typeof BookedMeetingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Appointments that are coming up, then those that are over, in every status (OPEN-66). */
export const Everything: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('heading', { name: startingWith(t('appointments:list.comingUp')) })).toBeVisible();
    const [soonest] = screen.getAllByRole('link', { name: /Speaking feedback/ });
    await expect(soonest).toHaveAttribute('href', '/BookedMeetings?appointment=602');
    // The headings of the two parts are rows, too, but are not counted as meetings.
    await expect(
      screen.getByText(t('infinite-list:allShown', { name: t('appointments:list.label'), shown: every.length })),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('appointments:list.print') }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
};
/** The clocks change between the rows, so the zone above them is shown without an offset. */
export const AcrossClockChange: Story = {
  args: {
    now: new Date('2027-04-03T12:50:00Z'),
    appointments: readyList(
      ['2027-04-03T13:30:00Z', '2027-04-05T00:50:00Z'].map((starts, i) => ({
        ...appointments.active,
        id: i + 1,
        starts: new Date(starts),
        time: '',
      })),
    ),
  },
  play: async ({ canvas, args }) => {
    const zone = format().zone(args.zone, args.now);
    await expect(
      canvas.getByText(startingWith(t('calendar:zone', { zone: zone.replace(/[ （(]+UTC.*/, '') }))),
    ).toBeVisible();
    await expect(canvas.queryByText(/UTC/)).toBeNull();
  },
};

/** A face-to-face appointment has no link: none is pending, and there is no Join. */
export const FaceToFace: Story = {
  args: {
    appointments: readyList(
      [appointments.soon, appointments.pending].map((one) => ({
        ...one,
        mode: 'faceToFace',
        place: 'Room 4, Level 2',
      })),
    ),
  },
  tags: ['no-picture'],
  play: async () => {
    await expect(screen.getAllByText(containing('Room 4, Level 2'))).toHaveLength(2);
    await expect(screen.queryByText(t('appointments:link.pending'))).toBeNull();
    await expect(screen.queryByRole('link', { name: startingWith(t('appointments:join')) })).toBeNull();
  },
};
/** Further appointments are fetched while the list is scrolled. */
export const Long: Story = {
  args: {
    appointments: readyList([appointments.active, ...pastAppointments], { total: 120, more: { status: 'idle' } }),
  },
};
export const NextPageFailed: Story = {
  args: {
    appointments: readyList([appointments.active, appointments.completed], {
      total: 60,
      more: failed({ kind: 'offline' }),
    }),
  },
};
/** A print has all loaded rows, not only those in view. */
export const Printed: Story = {
  args: { appointments: readyList([...every, ...pastAppointments]) },
  tags: ['no-picture'],
  play: async () => {
    const name = new RegExp(`feedback|${t('appointments:teacherRequest')}`);
    const shown = () => screen.getAllByRole('link', { name }).length;
    const before = shown();
    dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(shown()).toBeGreaterThan(before));
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(shown()).toBe(before));
  },
};
/** The zone of the times follows the tools, beside or below them, as on every page with a list. */
export const ZoneAfterTools: Story = {
  tags: ['no-picture'],
  play: async () => {
    const book = screen.getByRole('link', { name: t('appointments:list.book') });
    const change = screen.getByRole('link', { name: t('calendar:changeZoneLabel') });
    await expect(change.getBoundingClientRect().bottom).toBeGreaterThan(book.getBoundingClientRect().top);
    await expect(book.compareDocumentPosition(change)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
/** The page before its code and its words are there. */
export const LoadingCode: Story = { render: () => <BookedMeetingsSkeleton /> };
export const Loading: Story = { args: { appointments: { status: 'loading' } } };
export const Failed: Story = {
  args: { appointments: failed({ kind: 'offline' }) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const NoMeetings: Story = { args: { appointments: readyList([]) } };
/** An appointment was opened by a link before the list has loaded. */
export const OpenedLoading: Story = {
  args: { dialog: <AppointmentLoadDialog failure={null} onRetry={fn()} onClose={fn()} /> },
};
export const OpenedFailed: Story = {
  args: {
    dialog: (
      <AppointmentLoadDialog
        failure={{ kind: 'rejected', messages: ['This appointment is no longer there.'], value: null }}
        onRetry={fn()}
        onClose={fn()}
      />
    ),
  },
};
