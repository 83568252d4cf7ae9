import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { PartError } from './CodeError.tsx';
import { DialogLoadError } from './DialogLoadError.tsx';

const meta = {
  title: 'Kit/LazyPart',
  component: PartError,
  args: { resetErrorBoundary: fn() },
} satisfies Meta<typeof PartError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces a part of a page whose code could not be fetched. */
export const PartLoadError: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:panelTitle'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.resetErrorBoundary).toHaveBeenCalledTimes(1);
  },
};

const onClose = fn();

/** The error of a dialog: a dialog has no place in the page, so it is shown above the page and can be closed. */
export const DialogLoadErrorAbovePage: Story = {
  render: (args) => <DialogLoadError {...args} onClose={onClose} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:close') }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};
