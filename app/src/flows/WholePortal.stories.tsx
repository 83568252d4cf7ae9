import { paths } from '@portal/domain/screens';
import { t } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unlessBackendChosen, Flow, renderFlow } from './Flow.tsx';

const meta = {
  title: 'Flows/Whole portal',
  component: Flow,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.dashboard, student: 'mei' },
  argTypes: { prepared: { table: { disable: true } } },
  render: renderFlow,
} satisfies Meta<typeof Flow>;
export default meta;

/**
 * The portal to try by hand: the panel "Backend" sets the student, failing calls, the time, and what the school has
 * switched on.
 */
export const TryIt: StoryObj<typeof meta> = {
  play: unlessBackendChosen(async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('dashboard:welcome', { name: 'Mei' }) }),
    ).toBeVisible();
  }),
};
