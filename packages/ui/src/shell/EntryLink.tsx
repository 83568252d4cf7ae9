import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../links/index.ts';
import { entryIcon } from './entries.ts';
import type { MenuItem, MenuProps } from './menu.ts';

export interface EntryLinkProps extends Pick<MenuProps, 'current' | 'onBlocked'> {
  item: MenuItem;
  /** Told when it was pressed, whether it opens or not. */
  onPress?: () => void;
  className?: string;
}

/** An entry of the menu: icon and word. A blocked one stays where it is and says why instead of opening. */
export function EntryLink({ item, current, onBlocked, onPress, className }: EntryLinkProps) {
  const { t } = useTranslation('shell');
  const { entry, href, word = `entry.${entry}`, blocked } = item;
  const Icon = entryIcon[entry];
  const here = entry === current;

  function onClick(event: MouseEvent) {
    onPress?.();
    if (!blocked) return;
    event.preventDefault();
    onBlocked();
  }

  return (
    <AppLink href={href} className={className} aria-current={here ? 'page' : undefined} onClick={onClick}>
      <Icon strokeWidth={here ? 2.25 : 1.75} aria-hidden />
      {t(word)}
    </AppLink>
  );
}
