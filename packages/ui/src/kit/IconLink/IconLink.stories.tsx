import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { IconLink } from './IconLink.tsx';

const meta = {
  title: 'Kit/IconLink',
  component: IconLink,
  args: { href: paths.messages(), label: 'Messages', dot: false, children: <Mail size={24} strokeWidth={1.75} /> },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
  },
};

/** A dot shows that there is something new; the accessible name says what. */
export const WithDot: Story = {
  args: { dot: true, dotLabel: 'unread' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: t('common:nameWithNote', { name: 'Messages', note: 'unread' }) }),
    ).toBeVisible();
  },
};
