import { courses, progressNumbers } from '@portal/mocks/fixtures';
import { ready } from '@portal/domain/shared';
import { completedPackagesPath, paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { SkeletonGroup } from '../../kit/index.ts';
import { CourseTile } from './CourseTile.tsx';
import { CourseTileSkeleton } from './CourseTileSkeleton.tsx';
import { TileProgress } from './TileProgress.tsx';

const course = courses.inProgress;
const progress = new Map([[course.id, ready(progressNumbers.underWay)]]);

const Tiles = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const meta = {
  title: 'Blocks/Course tile skeleton',
  component: CourseTileSkeleton,
  args: { bar: false },
  render: ({ bar = false }) => (
    <Tiles>
      <SkeletonGroup>
        <CourseTileSkeleton bar={bar} />
      </SkeletonGroup>
      <CourseTile
        course={course}
        heading="h2"
        href={paths.course(course.id)}
        renewHref={completedPackagesPath}
        mayRenew
        renderStatus={(one, status) =>
          bar ? (
            <TileProgress course={one} status={status} progress={progress} lessons="practice" factsOf={() => ['42']} />
          ) : (
            status
          )
        }
      />
    </Tiles>
  ),
} satisfies Meta<typeof CourseTileSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * As high as a tile with a truncated description, so that nothing moves once the courses are loaded: on a phone, in two
 * columns and in the wide column of the dashboard.
 */
export const StatusAlone: Story = {
  // Restores the width for the next story, also when this play function fails.
  beforeEach:
    ({ canvasElement }) =>
    () =>
      canvasElement.style.removeProperty('width'),
  play: async ({ canvas, canvasElement }) => {
    const tile = canvas.getByRole('article');
    const skeleton = canvas.getByRole('status').parentElement as HTMLElement;
    for (const width of ['390px', '500px', '584px']) {
      canvasElement.style.width = width;
      const [expected = 0, height = 0] = [tile, skeleton].map((one) => one.getBoundingClientRect().height);
      await expect(Math.abs(height - expected), width).toBeLessThan(1);
    }
    canvasElement.style.removeProperty('width');
  },
};

export const WithBar: Story = { ...StatusAlone, args: { bar: true } };
