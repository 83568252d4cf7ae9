import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuotaBars } from './QuotaBars.tsx';

const meta = {
  title: 'Kit/QuotaBars',
  component: QuotaBars,
  args: { used: 1, total: 4 },
} satisfies Meta<typeof QuotaBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeUsed: Story = {};
export const AllUsed: Story = { args: { used: 4 } };

/** More than eight cannot be counted at a glance, so there are none. */
export const TooManyToCount: Story = {
  tags: ['no-picture'],
  args: { total: 9 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')).toBeNull();
  },
};
