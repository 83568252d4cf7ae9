import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Kit/Spinner',
  component: Spinner,
  render: () => (
    <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Spinner /> Looking for times
    </p>
  ),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the colour of the text beside it, which says what the user waits for. */
export const BesideItsLabel: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p > span')).toHaveAttribute('aria-hidden', 'true');
  },
};
