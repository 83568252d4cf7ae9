import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Status } from '../Status/Status.tsx';
import { FactLine } from './FactLine.tsx';

const meta = {
  title: 'Kit/Fact line',
  component: FactLine,
  args: {
    glyph: true,
    children: [
      <Status key="status" kind="inProgress">
        In progress
      </Status>,
      ...['5 of 12 done', 'average 66%'].map((fact) => <span key={fact}>{fact}</span>),
    ],
  },
} satisfies Meta<typeof FactLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Facts on several lines: each line starts under the label of the status, with dots only between facts on a line. */
export const SeveralLines: Story = {
  render: (args) => (
    <div style={{ width: 200 }}>
      <FactLine {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [words, done, average] = ['In progress', '5 of 12 done', 'average 66%'].map((fact) => canvas.getByText(fact));
    const textOf = (fact?: HTMLElement) => {
      const text = document.createRange();
      text.selectNodeContents(fact as HTMLElement);
      return text.getBoundingClientRect();
    };
    await expect(textOf(done).top).toBeLessThan(textOf(words).bottom);
    await expect(textOf(average).top).toBeGreaterThanOrEqual(textOf(done).bottom);
    await expect(textOf(average).left).toBeCloseTo(textOf(words).left);
    await expect(done?.getBoundingClientRect().right).toBeCloseTo(textOf(done).right);
    // The element at the position of a fact's dot: the fact itself, unless its dot is clipped.
    const leftOf = (fact?: HTMLElement) => {
      const { left, top, height } = textOf(fact);
      return document.elementFromPoint(left - 4, top + height / 2);
    };
    await expect(leftOf(done)).toBe(done);
    await expect(leftOf(average)).not.toBe(average);
  },
};
