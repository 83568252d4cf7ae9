import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuotaBars } from './QuotaBars.tsx';

const meta = {
  title: 'Kit/QuotaBars',
  component: QuotaBars,
  args: { used: 1, total: 4, label: '1 of 4 booked' },
} satisfies Meta<typeof QuotaBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeUsed: Story = {};
export const AllUsed: Story = { args: { used: 4, label: '4 of 4 booked' } };

/** Too narrow for bars and label side by side: the label is under the bars, on one line. */
export const Narrow: Story = {
  args: { used: 4, total: 7, label: '4 of 7 booked, 3 left' },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const label = canvas.getByText('4 of 7 booked, 3 left');
    await expect(label.getClientRects()).toHaveLength(1);
    await expect(label.offsetHeight).toBe(label.previousElementSibling?.clientHeight);
  },
};

/** More than eight bars cannot be counted at a glance, so only the label is shown. */
export const TooManyToCount: Story = {
  tags: ['no-picture'],
  args: { total: 9, label: '1 of 9 booked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 9 booked').previousElementSibling).toBeNull();
  },
};
