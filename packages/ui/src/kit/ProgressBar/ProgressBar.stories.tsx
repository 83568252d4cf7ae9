import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Kit/ProgressBar',
  component: ProgressBar,
  args: { value: 14, max: 24, label: 'Speaking module', valueText: '14 of 24 lessons done' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartlyDone: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Speaking module' });
    await expect(bar).toHaveAttribute('aria-valuenow', '14');
    await expect(bar).toHaveAttribute('aria-valuetext', '14 of 24 lessons done');
  },
};
export const Thin: Story = { args: { thin: true } };
export const Empty: Story = { args: { value: 0, valueText: '0 of 24 lessons done' } };
export const Full: Story = { args: { value: 24, valueText: '24 of 24 lessons done' } };
export const NothingToCount: Story = { args: { value: 0, max: 0, valueText: 'No lessons yet' } };
