import { within } from 'storybook/test';

/** Returns queries for the content of a page in the shell, without the shell's own links and buttons. */
export function content(canvas: Pick<ReturnType<typeof within>, 'getByRole'>): ReturnType<typeof within> {
  return within(canvas.getByRole('main'));
}
