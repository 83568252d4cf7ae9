import { expect, screen, waitFor, within } from 'storybook/test';

/**
 * Returns queries for the open dialog, once it has faded in: until then its content does not count as visible.
 * @param name the name of the dialog, where there may be another one below it
 */
export async function shownDialog(name?: string): Promise<ReturnType<typeof within>> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
