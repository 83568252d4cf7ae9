import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../Skeleton/SkeletonGroup.tsx';
import { TwoColumnSkeleton } from './TwoColumnSkeleton.tsx';

const meta = {
  title: 'Kit/TwoColumnSkeleton',
  component: TwoColumnSkeleton,
  args: {
    leading: <Skeleton shape="circle" height="48px" />,
    children: (
      <>
        <Skeleton shape="line" width="45%" />
        <Skeleton shape="line" width="80%" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <SkeletonGroup>
        <Story />
      </SkeletonGroup>
    ),
  ],
} satisfies Meta<typeof TwoColumnSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Placeholder of an avatar with two lines of text. */
export const Row: Story = {};

/** The picture is higher than the lines beside it. */
export const Picture: Story = {
  args: { leading: <Skeleton shape="block" width="72px" height="72px" radius="control" /> },
};
