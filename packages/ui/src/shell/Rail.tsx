import { BAR_ENTRIES } from '@portal/domain/shell';
import { ChevronDown, ChevronUp, LogOut, Palette } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Skeleton } from '../kit/index.ts';
import { focusInside } from '../theme/index.ts';
import { Brand, type BrandProps } from '../blocks/page-frame/index.ts';
import { EntryLink } from './EntryLink.tsx';
import type { MenuItem, MenuProps } from './menu.ts';

/** The menu above 1024 px: the same entries, with a group behind More that is expanded initially. */
export function Rail({ items, current, onBlocked, onDisplay, onLogOut, brand, href }: MenuProps & BrandProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(true);
  const groupId = useId();
  const link = (item: MenuItem) => (
    <li key={item.entry}>
      <Item item={item} current={current} onBlocked={onBlocked} />
    </li>
  );
  return (
    <Root aria-label={t('mainNavigation')}>
      <Header>
        <Brand brand={brand} href={href} />
      </Header>
      <List>
        {items ? (
          <>
            <ul role="list">{items.slice(0, BAR_ENTRIES).map(link)}</ul>
            <Group>
              <Toggle type="button" aria-expanded={open} aria-controls={groupId} onClick={() => setOpen(!open)}>
                {t('more')}
                {open ? (
                  <ChevronUp size={20} strokeWidth={1.75} aria-hidden />
                ) : (
                  <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
                )}
              </Toggle>
              <ul role="list" id={groupId} hidden={!open}>
                {items.slice(BAR_ENTRIES).map(link)}
              </ul>
            </Group>
          </>
        ) : (
          <ul role="list" aria-hidden>
            {Array.from({ length: 6 }, (_, i) => (
              <SkeletonItem key={i}>
                <Skeleton shape="circle" height="24px" />
                <Skeleton shape="line" width="96px" />
              </SkeletonItem>
            ))}
          </ul>
        )}
        <Footer>
          <li>
            <ActionButton type="button" onClick={onDisplay}>
              <Palette strokeWidth={1.75} aria-hidden />
              {t('display')}
            </ActionButton>
          </li>
          <li>
            <ActionButton type="button" onClick={onLogOut}>
              <LogOut strokeWidth={1.75} aria-hidden />
              {t('logOut')}
            </ActionButton>
          </li>
        </Footer>
      </List>
    </Root>
  );
}

const Root = styled.nav`
  display: none;
  @media screen and (min-width: 1025px) {
    position: fixed;
    inset-block: 0;
    inset-inline: 0 auto;
    z-index: var(--z-top-bar);
    display: flex;
    flex-direction: column;
    width: var(--size-rail);
    padding: 0 var(--space-3) var(--space-3);
    overflow-y: auto;
    border-inline-end: 1px solid var(--border-hairline);
    background: var(--surface-nav);
  }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--size-top-bar-desktop);
  padding: 0 12px;
`;

const List = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 48px;
  padding: 8px 12px;
  border-radius: var(--radius-control);
  font: var(--type-nav);
  color: var(--ink-body);
  ${focusInside}
  svg {
    color: var(--ink-muted);
  }
  &:hover {
    background: var(--surface-hover);
  }
`;

const Item = styled(EntryLink)`
  ${row}
  &[aria-current='page'] {
    background: var(--accent-subtle);
    color: var(--accent-text);
    font-weight: 650;
    svg {
      color: var(--accent-text);
    }
  }
`;

const ActionButton = styled.button`
  ${row}
`;

const SkeletonItem = styled.li`
  ${row}
`;

const Group = styled.div`
  margin-top: var(--space-2);
  padding-top: var(--space-2);
  border-top: 1px solid var(--border-hairline);
`;

const Toggle = styled.button`
  ${row}
  justify-content: space-between;
  min-height: 44px;
  font: var(--type-label);
  color: var(--ink-muted);
`;

const Footer = styled.ul.attrs({ role: 'list' })`
  margin-top: auto;
  padding-top: var(--space-2);
  border-top: 1px solid var(--border-hairline);
`;
