import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { CourseResetNotice } from './CourseResetNotice.tsx';

const meta = {
  title: 'Blocks/Course reset',
  component: CourseResetNotice,
  args: { onCheck: fn(), checking: false, failure: null },
} satisfies Meta<typeof CourseResetNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('course-reset:text'));
    await userEvent.click(canvas.getByRole('button', { name: t('course-reset:checkAgain') }));
    await expect(args.onCheck).toHaveBeenCalledTimes(1);
  },
};

export const Checking: Story = {
  args: { checking: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('course-reset:checking') }));
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const CheckFailed: Story = {
  args: { failure: { kind: 'rejected', messages: ['The school is closed just now.'], value: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The school is closed just now.');
    await expect(canvas.getByRole('button', { name: t('course-reset:checkAgain') })).toBeVisible();
  },
};
