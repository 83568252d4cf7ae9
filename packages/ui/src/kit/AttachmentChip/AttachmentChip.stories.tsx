import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { AttachmentChip } from './AttachmentChip.tsx';

const meta = {
  title: 'Kit/AttachmentChip',
  component: AttachmentChip,
  args: { name: 'notes.pdf', size: '1.2 Mb', onRemove: fn() },
} satisfies Meta<typeof AttachmentChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:removeFile', { name: 'notes.pdf' }) }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
export const Adding: Story = {
  args: { name: 'essay.docx', busyLabel: 'Adding 40%' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(args.size)).not.toBeInTheDocument();
    // A large file can be removed while it is still being read.
    await userEvent.click(canvas.getByRole('button', { name: t('common:removeFile', { name: 'essay.docx' }) }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
/** The middle of the name is cut, its end and extension stay; screen readers read the full name. */
export const LongName: Story = {
  args: { name: 'Listening practice week 12 – summarise spoken text, second attempt (final).docx', size: '312 Kb' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.name)).toBeInTheDocument();
    await expect(canvas.getByText('nal).docx')).toBeVisible();
  },
};
export const LongChineseName: Story = {
  args: { name: '第十二周听力练习总结口头文本第二次尝试最终版本作业.docx', size: '98 Kb' },
};
export const Sent: Story = {
  render: ({ name, size }) => <AttachmentChip name={name} size={size} />,
};
