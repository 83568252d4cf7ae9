import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../Skeleton/SkeletonGroup.tsx';
import { Section, SectionSkeleton } from './Section.tsx';

const meta = {
  title: 'Kit/Section',
  component: Section,
  args: { title: 'My courses', children: <Card>PTE Academic in 6 weeks</Card> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'My courses' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'My courses' })).toBeVisible();
  },
};

/** The link's name makes sense out of context. */
export const WithLink: Story = {
  args: { link: { href: paths.courses, label: 'See all' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all My courses' })).toHaveAttribute('href', paths.courses);
  },
};

/** A 44 px control beside the title does not make the row higher, so that sections side by side are aligned. */
export const WithControl: Story = {
  args: { trailing: <Button compact>Refresh</Button> },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    // Chinese headings have higher lines.
    await expect(heading.parentElement?.getBoundingClientRect().height).toBe(heading.getBoundingClientRect().height);
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Live classes, meetings and everything else planned for this week',
    link: { href: paths.videos, label: 'See all' },
  },
};

/** Title and content are loading. */
export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <SectionSkeleton>
        <Card>
          <Skeleton shape="line" width="70%" height="16px" />
        </Card>
      </SectionSkeleton>
    </SkeletonGroup>
  ),
};
