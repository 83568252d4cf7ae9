import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { startingWith, t, useControlled } from '../../testing/index.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const modules = [
  { id: 'speaking', label: 'Speaking' },
  { id: 'writing', label: 'Writing' },
  { id: 'reading', label: 'Reading' },
];

function Chosen(args: TabsProps<string>) {
  const [value, onChange] = useControlled(args.value, args.onChange);
  return (
    <Tabs {...args} {...{ value, onChange }}>
      <p style={{ paddingTop: 16 }}>Lessons of {value}</p>
    </Tabs>
  );
}

const meta = {
  title: 'Kit/Tabs',
  component: Tabs<string>,
  render: Chosen,
  args: { label: 'Modules', items: modules, value: 'speaking', onChange: fn(), children: null },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys only move focus; Enter chooses. */
export const ThreeModules: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Speaking' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Reading' })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('reading');
    await expect(canvas.getByRole('tab', { name: 'Reading' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Reading' })).toHaveTextContent('Lessons of reading');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Speaking' })).toHaveFocus());
  },
};

/** A button in a panel may choose another tab: it disappears with its panel, so focus moves to the chosen tab. */
export const ChosenInThePanel: Story = {
  tags: ['no-picture'],
  render: function ChosenInThePanel(args) {
    const [value, onChange] = useControlled(args.value, args.onChange);
    return (
      <>
        <Tabs {...args} {...{ value, onChange }}>
          <button type="button" onClick={() => onChange('reading')}>
            After {value}
          </button>
        </Tabs>
        <button type="button" onClick={() => onChange('writing')}>
          Beside the tabs
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'After speaking' }));
    await expect(await canvas.findByRole('button', { name: 'After reading' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Reading' })).toHaveFocus());
    // Focus outside the panel stays where it is.
    await userEvent.click(canvas.getByRole('button', { name: 'Beside the tabs' }));
    await expect(await canvas.findByRole('button', { name: 'After writing' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Beside the tabs' })).toHaveFocus();
  },
};

/** A locked module has a lock in its tab and its name; its panel gives the reason. */
export const Locked: Story = {
  args: { items: [...modules, { id: 'listening', label: 'Listening', locked: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: startingWith('Listening', t('common:lockedSuffix')) })).toBeEnabled();
    await expect(canvas.getByRole('tab', { name: 'Writing' })).toBeVisible();
  },
};

/** The row scrolls sideways, and the chosen tab is in view from the start. */
export const ScrolledToTheChosen: Story = {
  args: {
    value: 'coaching',
    items: [
      ...modules,
      { id: 'listening', label: 'Listening', locked: true },
      { id: 'mock', label: 'Scored mock tests', locked: true },
      { id: 'vocabulary', label: 'Vocabulary booster' },
      { id: 'grammar', label: 'Grammar' },
      { id: 'coaching', label: 'Small group coaching' },
      { id: 'exam', label: 'Exam day' },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const tab = canvas.getByRole('tab', { name: 'Small group coaching' }).getBoundingClientRect();
      await expect(tab.left).toBeGreaterThanOrEqual(0);
      await expect(tab.right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};
