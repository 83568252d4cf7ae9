import { tabStorage } from '../portal/storage.ts';

const nameField = (of: ParentNode | null) => of?.querySelector<HTMLInputElement>('input[name="userName"]');

/** Keeps the user name that was typed into the placeholder over the next load of the page; a password is never stored. */
export function keepTypedName(): void {
  const typed = nameField(document.querySelector('#root'))?.value;
  if (typed) tabStorage.set('typedName', typed);
}

/** Puts it into the placeholder, and forgets it. */
export function restoreTypedName(placeholder: Element): void {
  const field = nameField(placeholder);
  if (field) field.value = tabStorage.get('typedName') ?? '';
  tabStorage.set('typedName', null);
}
