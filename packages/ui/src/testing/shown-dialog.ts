import { expect, screen, waitFor, within } from 'storybook/test';

/** Queries the dialog of that name once it has faded in. */
export async function shownDialog(name: string | RegExp): Promise<ReturnType<typeof within>> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
