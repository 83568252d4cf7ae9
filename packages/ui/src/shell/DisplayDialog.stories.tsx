import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { DisplayDialog } from './DisplayDialog.tsx';

const meta = {
  title: 'Screens/Display dialog',
  component: DisplayDialog,
  args: { display: { appearance: 'system', scheme: 'school' }, onChange: fn(), onClose: fn() },
} satisfies Meta<typeof DisplayDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The student has chosen nothing: the school's colour scheme applies. */
export const AsTheSchool: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('radio', { name: t('shell:displayDialog.dark') }));
    await expect(args.onChange).toHaveBeenCalledWith({ appearance: 'dark', scheme: 'school' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Dark and violet are chosen. */
export const Chosen: Story = {
  tags: ['every-look'],
  args: { display: { appearance: 'dark', scheme: 'PURPLE' } },
};
