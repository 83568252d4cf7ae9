import { paths } from '@portal/domain/screens';
import { loading, ready } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { ResumeCard } from './ResumeCard.tsx';

/* As wide as the content of a phone of 320 px. */
const Narrow = styled.div`
  max-width: 288px;
`;

const meta = {
  title: 'Blocks/Resume card',
  component: ResumeCard,
  args: {
    resume: ready({
      courseName: 'PTE Academic in 6 weeks',
      lessonName: null,
      practice: { total: 68, completed: 42, percent: 61, average: 70 },
      lessonsHref: paths.lessons(101),
      progressHref: paths.progress(101),
    }),
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof ResumeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where both labels do not fit on one line, the buttons are one above the other, so that no label takes two lines. */
export const OnSmallPhone: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.getBoundingClientRect().height).toBe(44);
  },
};

export const Loading: Story = { args: { resume: loading } };
