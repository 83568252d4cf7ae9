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

/** Returns the boxes of the words of a text. */
function wordBoxes(text: ChildNode): DOMRect[] {
  return [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getBoundingClientRect();
  });
}

/**
 * At every width, Read more has a word before it on the last line, only the last one is tied to it, and the lines use all
 * the width.
 */
export const Cut: Story = {
  // Restores the width for the next story, also when this play function fails.
  beforeEach:
    ({ canvasElement }) =>
    () =>
      canvasElement.style.removeProperty('width'),
  play: async ({ canvas, canvasElement }) => {
    const more = canvas.getByRole('button', { name: startingWith(t('common:readMore')) });
    const last = more.parentElement?.firstChild as ChildNode;
    await expect(wordBoxes(last)).toHaveLength(1);
    for (let width = 200; width <= 340; width += 20) {
      canvasElement.style.width = `${width}px`;
      const { top, bottom } = more.getBoundingClientRect();
      const [word] = wordBoxes(last);
      await expect(word?.top).toBeLessThan((top + bottom) / 2);
      await expect(word?.bottom).toBeGreaterThan((top + bottom) / 2);
    }
    canvasElement.style.width = '640px';
    const lines = document.createRange();
    lines.selectNodeContents(more.closest('p') as HTMLElement);
    await expect(lines.getBoundingClientRect().width).toBeGreaterThan(0.85 * 640);
    canvasElement.style.removeProperty('width');
  },
};

export const NotCut: Story = { args: { text: 'Four scored speaking tasks with written feedback.' } };
