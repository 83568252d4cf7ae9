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

/** Screen readers announce "Loading" once, however many rows there are. */
export const Panel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
};

/** A panel that is far from the viewport: nothing loads yet, so there is no announcement and no animation. */
export const Idle: Story = {
  args: { idle: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    const moving = canvasElement.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
    await expect(moving).toHaveLength(0);
  },
};
