import { bookMeetingPath, paths } from '@portal/domain/screens';
import { failed, loading, ready, readyList } from '@portal/domain/shared';
import { appointments, bookingLists } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DeferredResponse, respond, t } from '../testing/index.ts';
import { MeetingsScreen, MeetingsSkeleton } from './MeetingsScreen.tsx';

const offline = failed({ kind: 'offline' });

const meta = {
  title: 'Screens/Meetings',
  component: MeetingsScreen,
  parameters: { shell: 'meetings', layout: 'fullscreen' },
  args: {
    appointments: readyList([
      appointments.teacherRequest,
      appointments.pending,
      appointments.active,
      appointments.soon,
      appointments.completed,
    ]),
    onRetryAppointments: fn(),
    types: ready(bookingLists.types),
    onRetryTypes: fn(),
    courses: ready(bookingLists.coursesWithAppointments),
    onRetryCourses: fn(),
    hrefOf: ({ id }) => paths.bookedMeetings(id),
    courseHref: paths.teacherMeeting,
    bookedHref: paths.bookedMeetings(),
    coursesHref: paths.availableCourses,
    bookHref: bookMeetingPath(),
    profileHref: paths.profile,
    now: new Date('2026-11-20T23:37:43Z'),
    zone: 'Australia/Sydney',
    zoneOfDevice: false,
  },
} satisfies Meta<typeof MeetingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string) => screen.queryByRole('link', { name });

/** The three soonest appointments, and links to the list, the wizard and the courses (APT-01, 02, OPEN-96). */
export const Everything: Story = {
  play: async () => {
    await expect(link(t('appointments:hub.seeAll'))).toHaveAttribute('href', '/BookedMeetings');
    await expect(link(t('appointments:hub.allCourses'))).toHaveAttribute('href', '/AvailableCourses');
    await expect(link(t('appointments:list.book'))).toHaveAttribute('href', '/Appointments?step=type');
    await expect(screen.queryByText('Sophie Laurent')).toBeNull();
  },
};
/** The student's zone could not be read, so times are shown in that of the device (OPEN-90). */
export const ZoneOfDevice: Story = {
  args: { zone: 'Asia/Shanghai', zoneOfDevice: true },
  play: async ({ canvas }) => {
    const [, reason = ''] = t('calendar:zoneOfDevice', { zone: '|' }).split('|');
    // Its end is different in the pseudo-locale, which makes each text longer.
    await expect(canvas.getByText((text) => text.includes(reason.slice(0, 20)))).toBeVisible();
  },
};
/** The page before its code and its words are there. */
export const LoadingCode: Story = { render: () => <MeetingsSkeleton /> };
export const Loading: Story = {
  args: { appointments: { status: 'loading' }, types: loading, courses: loading },
};
/** Content that arrives late takes the place of its placeholder, without a layout shift. */
export const AnsweredLate: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <DeferredResponse>
      {(responded) => <MeetingsScreen {...args} types={responded ? args.types : loading} />}
    </DeferredResponse>
  ),
  play: async ({ canvas }) => {
    const intro = await canvas.findByText(t('appointments:hub.choose'));
    const { top } = intro.getBoundingClientRect();
    respond(canvas);
    await canvas.findByRole('link', { name: t('appointments:list.book') });
    await expect(intro.getBoundingClientRect().top).toBe(top);
  },
};
export const Failed: Story = {
  args: { appointments: offline, types: offline, courses: offline },
  play: async ({ args }) => {
    // Both failures look the same: neither is in a card.
    const [one, two] = screen.getAllByRole('alert').map((alert) => alert.getBoundingClientRect());
    await expect(one?.width).toBe(two?.width);
    const [first, second] = screen.getAllByRole('button', { name: t('common:retry') });
    await userEvent.click(first ?? document.body);
    await expect(args.onRetryAppointments).toHaveBeenCalledTimes(1);
    await userEvent.click(second ?? document.body);
    await expect(args.onRetryTypes).toHaveBeenCalledTimes(1);
  },
};
/** A refetch failed, for instance after a booking: the meetings stay, and may be out of date. */
export const RefetchFailed: Story = {
  args: { appointments: readyList([appointments.active], { refetchFailure: { kind: 'serverDown', status: 500 } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('appointments:hub.refetchFailed'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetryAppointments).toHaveBeenCalledTimes(1);
  },
};
export const CoursesFailed: Story = { args: { courses: offline } };
export const NoMeetings: Story = { args: { appointments: readyList([appointments.completed]) } };
/** Without a type nothing can be booked, and the courses are not offered (APT-02). */
export const NoTypes: Story = {
  args: { appointments: readyList([]), types: ready([]), courses: ready([]) },
  play: async () => {
    await expect(link(t('appointments:hub.seeAll'))).toBeVisible();
    await expect(link(t('appointments:hub.allCourses'))).toBeNull();
    await expect(link(t('appointments:list.book'))).toBeNull();
  },
};
