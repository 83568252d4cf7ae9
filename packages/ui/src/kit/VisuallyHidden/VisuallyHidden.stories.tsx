import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Kit/VisuallyHidden',
  component: VisuallyHidden,
  render: () => (
    <p>
      3 / 8 <VisuallyHidden>lessons completed</VisuallyHidden>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page shows only the numbers; screen readers also read what they count. */
export const BesideNumbers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('lessons completed').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
