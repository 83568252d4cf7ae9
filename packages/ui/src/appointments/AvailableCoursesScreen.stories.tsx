import { paths } from '@portal/domain/screens';
import { failed, loading, ready } from '@portal/domain/shared';
import { bookingLists } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { AvailableCoursesScreen } from './AvailableCoursesScreen.tsx';

const meta = {
  title: 'Screens/Available courses',
  component: AvailableCoursesScreen,
  parameters: { shell: 'availableCourses', layout: 'fullscreen' },
  args: {
    courses: ready(bookingLists.coursesWithAppointments),
    onRetry: fn(),
    courseHref: paths.teacherMeeting,
  },
} satisfies Meta<typeof AvailableCoursesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each course links to its teacher meetings by its published id (APT-03). */
export const Courses: Story = {
  play: async () => {
    const row = screen.getByRole('link', { name: 'TOEFL iBT listening' });
    await expect(row).toHaveAttribute('href', '/TeacherMeeting/104');
  },
};
export const Loading: Story = { args: { courses: loading } };
export const Failed: Story = {
  args: { courses: failed({ kind: 'offline' }) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const NoCourses: Story = { args: { courses: ready([]) } };
