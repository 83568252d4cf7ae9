import { expect, screen, waitFor, within } from 'storybook/test';

/**
 * Queries the dialog that has opened, once it has faded in: until then what is in it counts as invisible.
 * @param name of the dialog, where there may be another one below it
 */
export async function shownDialog(name?: string): Promise<ReturnType<typeof within>> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
