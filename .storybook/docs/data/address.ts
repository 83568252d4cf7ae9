import { screens, type ScreenId } from '@portal/domain/screens';

const ids = Object.keys(screens) as ScreenId[];

/** `/Lesson/{id}` and `/Lesson/:id?` are one address. */
const plain = (pattern: string) => pattern.toLowerCase().replaceAll(/\{(\w+)\}|:(\w+)\??/g, '*');

/**
 * The address of what a story shows: the one that its component's comment begins with or names, else that of the screen it
 * stands in.
 */
export function addressOf(about: string, screen: string | null): string | null {
  const named = [...about.matchAll(/(?<![\w/])\/[A-Z]\w*(?:\/(?:\{\w+\}|:\w+\??|\w+))*/g)].map(([path]) => plain(path));
  const found = ids.find((id) => named.includes(plain(screens[id].pattern))) ?? ids.find((id) => id === screen);
  return found ? screens[found].pattern : null;
}
