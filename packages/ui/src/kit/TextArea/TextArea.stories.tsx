import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Kit/TextArea',
  component: TextArea,
  args: { label: 'Message', rows: 3, hint: 'Support replies within 24 hours.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toHaveAccessibleDescription('Support replies within 24 hours.');
    await userEvent.type(area, 'One{Enter}two');
    await expect(area).toHaveValue('One\ntwo');
    await userEvent.clear(area);
    area.blur();
  },
};
export const Filled: Story = { args: { defaultValue: 'I lose track after the first minute.' } };
export const Optional: Story = { args: { label: 'Notes', optional: true } };
export const Error: Story = { args: { error: 'This field is required' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Not available for your package' } };
