import type { Meta, StoryObj } from '@storybook/react-vite';
import { t } from '../../testing/index.ts';
import { expect } from 'storybook/test';
import { Skeleton, TextSkeleton } from './Skeleton.tsx';
import { SkeletonGroup, SlowLoading } from './SkeletonGroup.tsx';

const meta = {
  title: 'Kit/Skeleton',
  component: Skeleton,
  args: { shape: 'line', width: '60%', height: '12px' },
  render: (args) => (
    <SkeletonGroup>
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
};
/** Placeholders of lines of text, each as high as a line of its type. */
export const Text: Story = {
  render: () => (
    <SkeletonGroup>
      <TextSkeleton type="title3" width="60%" />
      <TextSkeleton type="callout" />
      <TextSkeleton type="callout" width="80%" />
      <TextSkeleton type="caption" width="40%" />
    </SkeletonGroup>
  ),
};
export const Block: Story = { args: { shape: 'block', width: '100%', height: '48px', radius: 'control' } };
export const Circle: Story = { args: { shape: 'circle', width: '84px', height: '84px' } };
/** After ten seconds a sentence says that loading takes long. It lies over the skeletons, so that nothing moves. */
export const Slow: Story = {
  args: { shape: 'block', width: '100%', height: '120px', radius: 'card' },
  decorators: [
    (Story) => (
      <SlowLoading value={0}>
        <Story />
      </SlowLoading>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('common:loadingSlow'));
  },
};
