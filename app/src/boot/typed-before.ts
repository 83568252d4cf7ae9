function typed(name: string): string {
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
}

/**
 * What the student typed into the sign-in page before this code had arrived: the page shows its form from the HTML
 * itself, and nothing typed there is lost. Read when this module is first evaluated, before React draws.
 */
export const typedBefore = { userName: typed('userName'), password: typed('password') };
