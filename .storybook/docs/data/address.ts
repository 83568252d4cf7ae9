import { screens, type ScreenId } from '@portal/domain/screens';

const ids = Object.keys(screens) as ScreenId[];

/** Normalises a path pattern, so that `/Lesson/{id}` and `/Lesson/:id?` are equal. */
const plain = (pattern: string) => pattern.toLowerCase().replaceAll(/\{(\w+)\}|:(\w+)\??/g, '*');

/**
 * Returns the path pattern of the page that a story shows: the one that its component's comment names, else that of the
 * screen in which it is shown.
 */
export function addressOf(about: string, screen: string | null): string | null {
  const named = [...about.matchAll(/(?<![\w/])\/[A-Z]\w*(?:\/(?:\{\w+\}|:\w+\??|\w+))*/g)].map(([path]) => plain(path));
  const found = ids.find((id) => named.includes(plain(screens[id].pattern))) ?? ids.find((id) => id === screen);
  return found ? screens[found].pattern : null;
}
