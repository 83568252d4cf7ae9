import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PanelSkeleton } from './PanelSkeleton.tsx';

const meta = {
  title: 'Kit/PanelSkeleton',
  component: PanelSkeleton,
  args: { rows: 2 },
} satisfies Meta<typeof PanelSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is announced once, however many rows it has. */
export const Panel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
};

/** Of a panel that is far from the viewport: nothing loads yet, so nothing says so, and nothing moves. */
export const Idle: Story = {
  args: { idle: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    const moving = canvasElement.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
    await expect(moving).toHaveLength(0);
  },
};
