import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../links/index.ts';
import { entryIcon } from './entries.ts';
import type { MenuItem, MenuProps } from './menu.ts';

export interface EntryLinkProps extends Pick<MenuProps, 'current' | 'onBlocked'> {
  item: MenuItem;
  /** Called when the link is pressed, also when it is blocked. */
  onPress?: () => void;
  className?: string;
}

/** An entry of the menu: icon and label. A blocked entry calls `onBlocked` instead of opening. */
export function EntryLink({ item, current, onBlocked, onPress, className }: EntryLinkProps) {
  const { t } = useTranslation('shell');
  const { entry, href, labelKey = `entry.${entry}`, blocked } = item;
  const Icon = entryIcon[entry];
  const isCurrent = entry === current;

  function onClick(event: MouseEvent) {
    onPress?.();
    if (!blocked) return;
    event.preventDefault();
    onBlocked();
  }

  return (
    <AppLink href={href} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
      <Icon strokeWidth={isCurrent ? 2.25 : 1.75} aria-hidden />
      {t(labelKey)}
    </AppLink>
  );
}
