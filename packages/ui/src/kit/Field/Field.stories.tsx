import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, FieldError } from './Field.tsx';

const meta = {
  title: 'Kit/Field',
  component: Field,
  args: {
    label: 'Volume',
    hint: 'Applies to recordings only.',
    children: (wiring) => (
      <input
        {...wiring}
        type="range"
        style={{ width: '100%', minHeight: 44, margin: 0, accentColor: 'var(--accent-indicator)' }}
      />
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame around a control the kit has no field for. */
export const AroundOtherControl: Story = {};
export const Error: Story = { args: { error: 'Please turn the sound on' } };
export const Optional: Story = { args: { optional: true } };
export const ErrorAlone: Story = {
  render: () => <FieldError>lecture.pdf is too large. Maximum file size is 20 MB</FieldError>,
};
