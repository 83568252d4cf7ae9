import { idle } from '@portal/domain/shared';
import { profiles, safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { shownDialog, t } from '../testing/index.ts';
import { ProfilePicture } from './ProfilePicture.tsx';

const meta = {
  title: 'Screens/Profile picture',
  component: ProfilePicture,
  parameters: { shell: 'profile', layout: 'fullscreen' },
  args: { profile: profiles.every, name: 'Mei Chen', saving: idle, onSave: fn(), onClosed: fn() },
} satisfies Meta<typeof ProfilePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Initials are shown. Choosing a file opens the dialog, even when it is the same file again. */
export const WithoutPicture: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    const file = new File(['text'], 'essay.txt', { type: 'text/plain' });
    for (let time = 0; time < 2; time++) {
      await userEvent.upload(input, file, { applyAccept: false });
      const dialog = await shownDialog();
      await expect(await dialog.findByText(t('profile-account:picture.notImage'))).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: t('profile-account:cancel') }));
    }
  },
};

export const WithPicture: Story = {
  args: { profile: { ...profiles.every, pictureUrl: safeHref('/school/pictures/bubbles.svg') } },
};

export const LongName: Story = {
  args: { name: 'Maria Alexandra Konstantinopoulou-Wolfeschlegelsteinhausen' },
};
