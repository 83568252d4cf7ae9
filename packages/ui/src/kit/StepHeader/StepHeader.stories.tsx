import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StepHeader, type StepHeaderProps } from './StepHeader.tsx';

const meta = {
  title: 'Kit/StepHeader',
  component: StepHeader,
  args: { step: 3, total: 4, title: 'Choose a day and time', description: undefined },
} satisfies Meta<typeof StepHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirdOfFour: Story = {};
export const WithSentence: Story = {
  args: { step: 1, title: 'What would you like to book?', description: 'Your package includes 4 feedback meetings.' },
};

function Wizard(args: StepHeaderProps) {
  const [step, setStep] = useState(1);
  return (
    <>
      <StepHeader {...args} step={step} title={step === 1 ? 'Choose a teacher' : 'Choose a day and time'} />
      <Button onClick={() => setStep(2)}>Continue</Button>
    </>
  );
}

/** The new title takes focus, so that the change is announced; the first one does not. */
export const MovesFocus: Story = {
  render: Wizard,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose a teacher' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choose a day and time' })).toHaveFocus());
  },
};
