import type { Meta, StoryObj } from '@storybook/react-vite';
import { Status, StatusGlyph, StatusWords } from './Status.tsx';

const meta = {
  title: 'Kit/Status',
  component: Status,
  args: { kind: 'done', children: 'Done' },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const InProgress: Story = { args: { kind: 'inProgress', children: 'In progress' } };
export const NotDone: Story = { args: { kind: 'notDone', children: 'Not done' } };
export const Locked: Story = { args: { kind: 'locked', children: 'Not available for your package' } };
export const Pending: Story = { args: { kind: 'pending', children: 'Pending' } };
export const Cancelled: Story = { args: { kind: 'cancelled', children: 'Cancelled' } };
export const Chinese: Story = { args: { kind: 'inProgress', children: '进行中' } };
/** The label without its glyph, for rows that have the glyph at their start. */
export const WordsAmongFacts: Story = {
  render: () => (
    <p style={{ font: 'var(--type-caption)', color: 'var(--ink-muted)' }}>
      <StatusWords kind="done">Done</StatusWords> · 9 of 9 lessons
      <br />
      <StatusWords kind="inProgress">In progress</StatusWords> · 4 of 9 lessons
      <br />
      <StatusWords kind="notDone">Not started</StatusWords> · 0 of 9 lessons
    </p>
  ),
};

export const GlyphsOf24: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <StatusGlyph kind="done" size={24} />
      <StatusGlyph kind="inProgress" size={24} />
      <StatusGlyph kind="notDone" size={24} />
      <StatusGlyph kind="locked" size={24} />
      <StatusGlyph kind="pending" size={24} />
      <StatusGlyph kind="cancelled" size={24} />
    </div>
  ),
};
