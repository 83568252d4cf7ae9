import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useControlled } from '../../testing/index.ts';
import { ComboField, type ComboFieldProps } from './ComboField.tsx';

const names = [
  'Amelia Brooks',
  'Daniel Okafor',
  'Hannah Weiss',
  'Li Jing',
  'Marcus Webb',
  'Priya Raman',
  'Sophie Laurent',
  'Professor Maximiliane von Hohenstaufen-Wittelsbach',
];

function Controlled(args: ComboFieldProps) {
  const [value, onValueChange] = useControlled(args.value, args.onValueChange);
  return <ComboField {...args} value={value} onValueChange={onValueChange} />;
}

const meta = {
  title: 'Kit/ComboField',
  component: ComboField,
  render: Controlled,
  args: {
    label: 'Teacher',
    placeholder: 'Search for a teacher',
    none: 'No teacher has this name.',
    options: names.map((label, i) => ({ value: `${i + 1}`, label })),
    value: '',
    onValueChange: fn(),
  },
} satisfies Meta<typeof ComboField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing a part of a name finds the option; the keyboard alone is enough to choose it. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('combobox', { name: 'Teacher' });
    await userEvent.type(field, 'raman');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('6');
    await expect(field).toHaveValue('Priya Raman');
    field.blur();
  },
};

export const Chosen: Story = { args: { value: '2' } };

/** A press selects the name of the chosen option, so that typing replaces it. */
export const ChosenAnew: Story = {
  args: { value: '2' },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole<HTMLInputElement>('combobox');
    await userEvent.click(field);
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('Daniel Okafor');
    await userEvent.keyboard('raman');
    await userEvent.click(await screen.findByRole('option', { name: 'Priya Raman' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('6');
    await expect(field).toHaveValue('Priya Raman');
    field.blur();
  },
};

/** Escape closes the list, and once more does nothing: the choice stays. */
export const EscapeTwice: Story = {
  args: { value: '2' },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole<HTMLInputElement>('combobox');
    await userEvent.click(field);
    await screen.findByRole('option', { name: 'Daniel Okafor' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Daniel Okafor');
    field.blur();
  },
};

/** The list shows the options that match the typed text. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'an');
    await expect(await screen.findByRole('option', { name: 'Daniel Okafor' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'xyz');
    await expect(await screen.findByText(args.none)).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

const thousands = Array.from({ length: 7000 }, (_, i) => ({ value: `${i + 1}`, label: `Language ${i + 1}` }));

/** Of thousands of options only those in view are in the DOM, with the chosen one in their middle. */
export const ThousandsOpen: Story = {
  args: { label: 'First language', options: thousands, value: '3500' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    const chosen = await screen.findByRole('option', { name: 'Language 3500' });
    await waitFor(() => expect(chosen).toBeVisible());
    await expect(chosen).toHaveAttribute('aria-setsize', '7000');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const { top, bottom } = chosen.getBoundingClientRect();
    await expect(Math.abs(top - list.top - (list.bottom - bottom))).toBeLessThan(44);
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
  },
};

/** The keyboard reaches the last of thousands. */
export const LastOfThousands: Story = {
  args: { label: 'First language', options: thousands },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.click(field);
    await screen.findByRole('option', { name: 'Language 1' });
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Language 7000' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7000');
    await expect(field).toHaveValue('Language 7000');
    field.blur();
  },
};

export const Error: Story = { args: { error: 'This field is required' } };
export const Disabled: Story = { args: { disabled: true, value: '2' } };
