import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useControlled } from '../../testing/index.ts';
import { ChoiceCards } from './ChoiceCard.tsx';

const meta = {
  title: 'Kit/ChoiceCard',
  component: ChoiceCards,
  args: {
    legend: 'What do you need?',
    value: null,
    onValueChange: fn(),
    choices: [
      {
        value: 'speaking',
        title: 'Speaking feedback',
        text: '30 minutes with a teacher',
        quota: { used: 1, total: 4, label: '1 of 4 booked' },
      },
      {
        value: 'plan',
        title: 'Study plan consultation',
        text: '45 minutes with a teacher',
        quota: { used: 0, total: 1, label: '0 of 1 booked' },
      },
      {
        value: 'writing',
        title: 'Writing feedback',
        text: '30 minutes with a teacher',
        disabledReason: 'No booking quota left, 2 of 2 booked',
        reasonIcon: 'alert',
      },
      {
        value: 'assessment',
        title: 'Teacher assessment',
        text: '60 minutes with a teacher',
        disabledReason: 'Not available for your package',
      },
    ],
  },
  render: function Render(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    return <ChoiceCards {...args} {...{ value, onValueChange }} />;
  },
} satisfies Meta<typeof ChoiceCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    const locked = canvas.getByRole('radio', { name: 'Teacher assessment' });
    await expect(locked).toBeDisabled();
    await expect(locked).toHaveAccessibleDescription(/Not available for your package/);
  },
};
export const Chosen: Story = { args: { value: 'speaking' } };

/** A press anywhere on a card chooses it; then the arrow keys change the choice. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('1 of 4 booked'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Study plan consultation' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('plan');
  },
};
export const TitlesOnly: Story = {
  args: {
    value: 'any',
    choices: [
      { value: 'any', title: 'Any teacher' },
      { value: 'sarah', title: 'Sarah Lindqvist' },
      { value: 'large', title: 'Group of 12', quota: { used: 3, total: 12, label: '3 of 12 booked' } },
    ],
  },
};
export const LongWords: Story = {
  args: {
    value: 'long',
    choices: [
      {
        value: 'long',
        title: 'Individual consultation about pronunciation, fluency and everything in between',
        text: 'With one of the teachers who know your course, in your own time zone',
        quota: { used: 5, total: 8, label: '5 of 8 booked' },
      },
      { value: 'zh', title: '一对一口语反馈', text: '与教师交流 30 分钟', disabledReason: '你的课程包不包含此项' },
    ],
  },
};
