import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { focusInside } from '../theme/index.ts';
import { useOverlayContainer } from './ModalFrame.tsx';

export interface MenuItem {
  id: string;
  label: string;
  /** A 20 px icon. */
  icon?: ReactNode;
  onSelect: () => void;
  /** Removes or ends something. */
  danger?: boolean;
}

export interface MenuProps {
  /** The button that opens it, for instance an IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
}

/** A short list of actions that opens at its button. */
export function Menu({ trigger, items }: MenuProps) {
  const container = useOverlayContainer();
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={container}>
        <Positioner align="end" sideOffset={4} collisionPadding={8}>
          <Popup>
            {items.map((item) => (
              <Item key={item.id} onClick={item.onSelect} $danger={item.danger ?? false}>
                {item.icon}
                <span>{item.label}</span>
              </Item>
            ))}
          </Popup>
        </Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

const Positioner = styled(BaseMenu.Positioner)`
  z-index: var(--z-menu);
`;

const Popup = styled(BaseMenu.Popup)`
  min-width: 200px;
  max-width: min(320px, var(--available-width));
  max-height: var(--available-height);
  padding: var(--space-1);
  overflow-y: auto;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-menu);
  outline: none;
  transition: opacity var(--duration-press) var(--ease-standard);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const Item = styled(BaseMenu.Item)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--size-touch-min);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-control);
  font: var(--type-label);
  color: ${({ $danger }) => ($danger ? 'var(--danger-text)' : 'var(--ink-strong)')};
  cursor: pointer;
  user-select: none;
  ${focusInside}
  svg {
    color: ${({ $danger }) => ($danger ? 'var(--danger-indicator)' : 'var(--ink-muted)')};
  }
  &[data-highlighted] {
    background: ${({ $danger }) => ($danger ? 'var(--danger-subtle)' : 'var(--surface-sunken)')};
  }
`;
