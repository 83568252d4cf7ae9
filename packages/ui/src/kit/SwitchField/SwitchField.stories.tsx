import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SwitchField } from './SwitchField.tsx';

const meta = {
  title: 'Kit/SwitchField',
  component: SwitchField,
  args: { label: 'Google Calendar', hint: 'Adds your live classes and meetings to your calendar.' },
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press anywhere in the row or the space bar turns it on. */
export const Off: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('switch', { name: args.label });
    await expect(field).toHaveAccessibleDescription(args.hint);
    await userEvent.click(canvas.getByText(args.label));
    await expect(field).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(field).not.toBeChecked();
    field.blur();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
