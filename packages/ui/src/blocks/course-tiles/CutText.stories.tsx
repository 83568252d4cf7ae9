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

/** Counts the words of a text that are on the same line as the element after it. */
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

/** At every width, Read more has at least two words before it on the last line, and the lines use all the width. */
export const Cut: Story = {
  // Restores the width for the next story, also when this play function fails.
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
