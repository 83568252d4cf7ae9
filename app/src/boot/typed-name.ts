import { tabStorage } from '../portal/storage.ts';

const nameField = (of: ParentNode | null) => of?.querySelector<HTMLInputElement>('input[name="userName"]');

/**
 * Keeps the user name that was typed into the placeholder for the next load of the page; a password is never stored.
 */
export function keepTypedName(): void {
  const typed = nameField(document.querySelector('#root'))?.value;
  if (typed) tabStorage.set('typedName', typed);
}

/** Fills the kept user name into the placeholder, and deletes it from the storage. */
export function restoreTypedName(placeholder: Element): void {
  const field = nameField(placeholder);
  if (field) field.value = tabStorage.get('typedName') ?? '';
  tabStorage.set('typedName', null);
}
