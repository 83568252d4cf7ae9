import { paths } from '@portal/domain/screens';
import { AppLink } from '../../links/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AlertAction } from '../Alert/Alert.tsx';
import { Banner, type BannerProps } from './Banner.tsx';

const meta = {
  title: 'Kit/Banner',
  component: Banner,
  args: {
    tint: 'warning',
    title: 'Planned maintenance',
    children: 'Sat 14/03/2026, 22:00 to 23:30 AEDT. You may not be able to sign in.',
    onDismiss: fn() as BannerProps['onDismiss'],
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Planned maintenance' })).toBeVisible();
    const dismiss = canvas.getByRole('button');
    await expect(dismiss).toHaveAccessibleDescription('Planned maintenance');
    await userEvent.click(dismiss);
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
export const Common: Story = {
  args: {
    tint: 'accent',
    title: 'Easter hours',
    children: 'Student Support replies within 24 hours from 3 to 6 April.',
  },
};
/** Only the first two lines keep clear of Dismiss. */
export const LongText: Story = {
  args: {
    children: (
      <p>
        You may not be able to sign in, open a lesson or book a meeting during this time. What you have submitted before
        is kept. If a test is still open at 22:00, submit it before.
      </p>
    ),
  },
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(/^You may not/));
    const ends = [...range.getClientRects()].map((line) => line.right);
    const { left } = canvas.getByRole('button').getBoundingClientRect();
    await expect(ends[0]).toBeLessThanOrEqual(left);
    await expect(Math.max(...ends)).toBeGreaterThan(left);
  },
};
export const NotDismissible: Story = { args: { onDismiss: undefined } };
export const TitleOnly: Story = { args: { children: undefined } };
export const WithAction: Story = {
  args: {
    tint: 'info',
    title: 'Check your email',
    children: 'We sent a link to mei@example.com.',
    action: (
      <>
        <AlertAction>Send again</AlertAction>
        <AlertAction as={AppLink} href={paths.profile}>
          Change it
        </AlertAction>
      </>
    ),
    onDismiss: undefined,
  },
};
