import { paths } from '@portal/domain/screens';
import { failed, loading, ready } from '@portal/domain/shared';
import { bookingLists } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { containing, t } from '../testing/index.ts';
import { TeacherMeetingScreen } from './TeacherMeetingScreen.tsx';

const meta = {
  title: 'Screens/Teacher meetings',
  component: TeacherMeetingScreen,
  parameters: {
    shell: 'teacherMeeting',
    about: 'PTE Academic in 6 weeks',
    layout: 'fullscreen',
  },
  args: {
    types: ready(bookingLists.types),
    onRetry: fn(),
    bookHref: (type) => paths.teacherMeeting(101, type),
    bookedHref: paths.bookedMeetings(),
    coursesHref: paths.availableCourses,
  },
} satisfies Meta<typeof TeacherMeetingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each type with its quota: one can be booked, one is used up (APT-37), one is not in the package (APT-38). */
export const Types: Story = {
  play: async () => {
    const book = screen.getByRole('link', { name: containing(t('appointments-booking:book'), 'Speaking feedback') });
    await expect(book).toHaveAttribute('href', '/TeacherMeeting/101?type=61');
    const usedUp = screen.getByRole('button', {
      name: t('appointments-booking:bookWhat', { type: 'Mock test review' }),
    });
    await expect(usedUp).toHaveAttribute('aria-disabled', 'true');
    await expect(usedUp).toHaveAttribute('title', t('appointments-booking:noQuota'));
    await expect(usedUp).toHaveAccessibleDescription(t('appointments-booking:quotaUsed', { booked: 2, max: 2 }));
    const reason = screen.getByText(t('appointments-booking:notEligible'));
    await expect(reason).toBeVisible();
    // As in lessons, a locked entry is not emphasised.
    await expect(Number(getComputedStyle(reason).fontWeight)).toBeLessThan(500);
    // As in the wizard, few quota bars are on the line of their words.
    const words = screen.getByText(t('appointments-booking:quota', { booked: 1, max: 3, left: 2 }));
    const bars = words.previousElementSibling ?? undefined;
    await expect(bars?.getBoundingClientRect().top).toBeCloseTo(words.getBoundingClientRect().top, 0);
  },
};
export const Loading: Story = { args: { types: loading } };
export const Failed: Story = {
  args: { types: failed({ kind: 'offline' }) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const NoTypes: Story = { args: { types: ready([]) } };
