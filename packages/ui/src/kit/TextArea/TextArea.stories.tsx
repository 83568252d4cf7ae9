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
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'I lose track after the first minute.' } };
/** Grows with the typed text, up to five lines. */
export const Growing: Story = {
  args: { rows: 1, maxRows: 5, label: 'Reply', hideLabel: true, hint: undefined },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Reply' });
    const heights: number[] = [area.offsetHeight];
    for (const lines of ['1{Enter}2', '{Enter}3{Enter}4{Enter}5', '{Enter}6{Enter}7']) {
      await userEvent.type(area, lines);
      heights.push(area.offsetHeight);
    }
    const [one = 0, two = 0, five = 0, seven = 0] = heights;
    await expect(two).toBeGreaterThan(one);
    await expect(five).toBeGreaterThan(two);
    await expect(seven).toBe(five);
    area.blur();
  },
};
