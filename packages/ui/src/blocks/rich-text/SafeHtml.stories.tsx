import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectNoHorizontalScroll, startingWith, t } from '../../testing/index.ts';
import { SafeHtml } from './SafeHtml.tsx';

const meta = {
  title: 'Blocks/Rich text',
  component: SafeHtml,
  args: {
    html:
      '<h2>What changes in April</h2><p>Student Support replies within <strong>24 hours</strong>, also on weekends. ' +
      'Write to <a href="mailto:help@school.example">help@school.example</a> or read ' +
      '<a href="https://school.example/hours">all opening hours</a>.</p>' +
      '<ul><li>Live classes go on as planned</li><li>Two days are free:<ol start="3"><li>Friday</li><li>Monday</li></ol></li></ul>' +
      '<blockquote>Thank you for your patience.</blockquote><hr><p>The team</p>',
  },
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headings become bold lines, so that the page's heading levels stay in order; links open a new tab and announce it. */
export const Prose: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    const link = canvas.getByRole('link', { name: startingWith('all opening hours', t('common:opensInNewTab')) });
    await expect(link).toHaveAttribute('href', 'https://school.example/hours');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'help@school.example' })).not.toHaveAttribute('target');
  },
};

/** A wide table scrolls in its own box, which the keyboard can focus. */
export const Table: Story = {
  args: {
    html:
      '<p>Support hours in your time zone</p><table><caption>March to May</caption><thead><tr><th>Team</th>' +
      '<th>Monday to Thursday</th><th>Friday</th><th>Weekend</th><th>Public holidays</th></tr></thead><tbody><tr><td>Student Support</td>' +
      '<td>08:00 to 20:00</td><td>08:00 to 17:00</td><td>10:00 to 16:00</td><td>Closed</td></tr><tr><td>Academic team</td>' +
      '<td colspan="4">By appointment with your teacher</td></tr></tbody></table>',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'March to May' });
    await expect(within(box).getAllByRole('row')).toHaveLength(3);
    await expectNoHorizontalScroll();
    box.focus();
    await waitFor(() => expect(box).toHaveFocus());
    box.blur();
  },
};

/** Images are never wider than the text; one from a URL that is not allowed is replaced by its description. */
export const Images: Story = {
  args: {
    html:
      '<p>The new campus:</p><img src="/school/thumbnails/campus.svg" alt="A hill above the harbour" width="1600" height="900">' +
      '<p><img src="data:image/png;base64,AAAA" alt="A map"> is at the gate.</p>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'A hill above the harbour' })).toHaveAttribute('loading', 'lazy');
    await expect(canvas.getByText(/A map is at the gate/)).toBeVisible();
    await expectNoHorizontalScroll();
  },
};

/** Words that are longer than a line are broken. */
export const LongWords: Story = {
  args: {
    html: `<h3>Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch</h3><p>See https://school.example/${'long-address-'.repeat(8)}</p>`,
  },
  play: async () => {
    await expectNoHorizontalScroll();
  },
};

export const Chinese: Story = {
  args: {
    html: '<h3>四月安排</h3><p>学生支持会在 <b>24 小时</b>内回复。</p><ul><li>直播课照常进行</li><li>周五和周一休息</li></ul>',
  },
};

/** Active content is removed; the text of a link or form stays. */
export const Hostile: Story = {
  args: {
    html:
      '<p onclick="document.title=1" style="position:fixed;inset:0">Read this</p><script>document.title="taken"</script>' +
      '<img src="/school/thumbnails/gone" onerror="document.title=\'taken\'" alt="">' +
      '<a href="javascript:alert(1)">Press here</a><form><label>Password <input type="password"></label></form>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Read this')).not.toHaveAttribute('style');
    await expect(canvas.getByText(/Press here/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script, form, input, [onclick], [onerror]')).toBeNull();
    await expect(document.title).not.toBe('taken');
  },
};
