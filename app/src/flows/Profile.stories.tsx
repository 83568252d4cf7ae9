import { paths } from '@portal/domain/screens';
import { startingWith, t } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unlessBackendChosen, Flow, loadAllPanels, renderFlow } from './Flow.tsx';

const meta = {
  title: 'Flows/Profile',
  component: Flow,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.profile, student: 'mei' },
  argTypes: { prepared: { table: { disable: true } } },
  render: renderFlow,
} satisfies Meta<typeof Flow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page: picture, form, cards, linking and deletion. */
export const Everything: Story = {
  tags: ['picture'],
  play: unlessBackendChosen(async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText(startingWith(t('profile:field.firstName')))).toHaveValue('Mei');
    await loadAllPanels(canvasElement);
    for (const name of [t('cards:title'), t('profile-account:link.title'), t('profile-account:delete.section')]) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: t('profile-account:picture.change') })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /4242/ })).toBeVisible();
  }),
};
