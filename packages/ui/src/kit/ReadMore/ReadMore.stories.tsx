import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { ReadMore } from './ReadMore.tsx';

const meta = {
  title: 'Kit/ReadMore',
  component: ReadMore,
  args: { controls: 'text', about: 'PTE Academic', open: false, onToggle: fn() },
  render: (args) => (
    <p style={{ maxWidth: '40ch' }}>
      <span id="text">Six weeks of lessons, mock tests and feedback on your speaking and writing</span>{' '}
      <ReadMore {...args} />
    </p>
  ),
} satisfies Meta<typeof ReadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible name says what there is more of. */
export const Cut: Story = {
  play: async ({ canvas, args }) => {
    const name = t('common:nameWithNote', { name: t('common:readMore'), note: 'PTE Academic' });
    const button = canvas.getByRole('button', { name, expanded: false });
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
  },
};
export const Whole: Story = { args: { open: true } };
