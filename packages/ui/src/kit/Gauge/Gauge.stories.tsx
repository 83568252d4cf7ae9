import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gauge } from './Gauge.tsx';

const meta = {
  title: 'Kit/Gauge',
  component: Gauge,
  args: { value: 62, size: 'large', label: 'Practice lessons completed: 42 of 68, 62 per cent' },
} satisfies Meta<typeof Gauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Practice lessons completed: 42 of 68, 62 per cent' })).toBeVisible();
    // 2.95 units for each per cent; the whole ring has 295.
    const fill = canvasElement.querySelector('circle[stroke-dasharray]');
    await expect(fill).toHaveAttribute('stroke-dasharray', '182.9 295');
    await expect(fill).toHaveAttribute('pathLength', '295');
  },
};
export const Small: Story = { args: { size: 'small' } };

/** No fill at all: a round cap would leave a dot. */
export const Empty: Story = {
  args: { value: 0, label: 'No lessons completed' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
  },
};
export const Full: Story = { args: { value: 100, label: 'All lessons completed' } };
export const SmallFull: Story = { args: { value: 100, size: 'small', label: 'All lessons completed' } };

/** The server may send more than 100 per cent. */
export const OverFull: Story = {
  args: { value: 117, label: 'All lessons completed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('100%');
  },
};
