import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Accordion } from './Accordion.tsx';
import { ListRow, RowList } from '../ListRow/ListRow.tsx';
import { StatusGlyph } from '../Status/Status.tsx';

const glyph = <StatusGlyph kind="done" size={24} />;
const ring = <StatusGlyph kind="notDone" size={24} />;
const lock = <StatusGlyph kind="locked" size={24} />;

const lessons = (
  <RowList>
    <li>
      <ListRow leading={glyph} title="What the examiner scores" caption="Done" href={paths.progress(101)} read />
    </li>
    <li>
      <ListRow leading={ring} title="Line graphs and bar charts" caption="Not done" href={paths.lessons(101)} read />
    </li>
  </RowList>
);

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
  args: {
    title: '2. Describe Image',
    glyph,
    meta: 'Done · 8 of 8 lessons',
    lockedReason: undefined,
    defaultOpen: false,
    nested: false,
    onFirstOpen: fn(),
    children: lessons,
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The content is requested when the accordion first opens, and not again later. */
export const OpensAndCloses: Story = {
  play: async ({ canvas, args }) => {
    const head = canvas.getByRole('button', { name: /Describe Image/ });
    await userEvent.tab();
    await waitFor(() => expect(head).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Line graphs/ })).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Line graphs/ })).toBeVisible());
    await expect(args.onFirstOpen).toHaveBeenCalledTimes(1);
  },
};

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

/** A locked accordion stays in the tab order, so that screen readers announce the reason. */
export const Locked: Story = {
  args: { title: '4. Scored mock tests', glyph: lock, lockedReason: 'Not available for your package' },
  play: async ({ canvas, args }) => {
    const head = canvas.getByRole('button', { name: /Not available for your package/ });
    await userEvent.tab();
    await waitFor(() => expect(head).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-disabled', 'true');
    await expect(head).not.toHaveAttribute('aria-expanded');
    await expect(args.onFirstOpen).not.toHaveBeenCalled();
  },
};

/** Without a card: a heading with its count and bar, and the content below it as separate cards. */
export const Detached: Story = {
  args: {
    title: 'Speaking',
    meta: '8 of 17 done',
    bar: <ProgressBar value={8} max={17} label="Speaking" valueText="8 of 17 done" />,
    detached: true,
    defaultOpen: true,
    children: (
      <Accordion title="2. Describe Image" glyph={glyph} meta="Done · 8 of 8 lessons" level={4}>
        {lessons}
      </Accordion>
    ),
  },
};

/** A sub-topic is a band inside its topic, without indent. */
export const WithSubTopic: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        {lessons}
        <Accordion title="Timed practice" glyph={ring} meta="Not done · 0 of 2 lessons" nested defaultOpen>
          {lessons}
        </Accordion>
        <Accordion title="Teacher feedback" glyph={lock} lockedReason="Not available for your package" nested />
      </>
    ),
  },
};

/** An open accordion inside a closed one is not in the tab order. */
export const OpenInsideClosed: Story = {
  ...WithSubTopic,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: /Describe Image/ });
    await userEvent.click(head);
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await expect(canvas.getAllByRole('button')).toEqual([head]);
    await userEvent.click(head);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(4));
  },
};
