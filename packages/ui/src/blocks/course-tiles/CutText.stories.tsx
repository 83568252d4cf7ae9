import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { startingWith, t } from '../../testing/index.ts';
import { CutText } from './CutText.tsx';

const meta = {
  title: 'Blocks/Cut text',
  component: CutText,
  args: {
    text: 'Vocabulary for meetings, phone calls and summaries, with short daily practice you can do on the bus and at home.',
    limit: 100,
    about: 'Business English',
  },
} satisfies Meta<typeof CutText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many words stand in the line of an element that follows a text. */
function wordsBeside(text: ChildNode, element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const words = [...(text.textContent ?? '').matchAll(/\S+/g)].filter(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const box = range.getBoundingClientRect();
    return box.top < middle && middle < box.bottom;
  });
  return words.length;
}

/** In no width is a single word left in the last line, with Read more; and the lines are as long as there is space. */
export const Cut: Story = {
  // Also when the play fails: the next story has the whole width.
  beforeEach:
    ({ canvasElement }) =>
    () =>
      canvasElement.style.removeProperty('width'),
  play: async ({ canvas, canvasElement }) => {
    const more = canvas.getByRole('button', { name: startingWith(t('common:readMore')) });
    const last = more.parentElement?.firstChild as ChildNode;
    for (let width = 200; width <= 340; width += 20) {
      canvasElement.style.width = `${width}px`;
      await expect(wordsBeside(last, more)).toBeGreaterThan(1);
    }
    canvasElement.style.width = '640px';
    const lines = document.createRange();
    lines.selectNodeContents(more.closest('p') as HTMLElement);
    await expect(lines.getBoundingClientRect().width).toBeGreaterThan(0.85 * 640);
    canvasElement.style.removeProperty('width');
  },
};

export const NotCut: Story = { args: { text: 'Four scored speaking tasks with written feedback.' } };
