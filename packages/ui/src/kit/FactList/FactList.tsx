import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Fact {
  /** What it is, for instance "When". */
  label: string;
  icon: LucideIcon;
  value: ReactNode;
}

/** Facts about an item: an icon, a label and the value in each row. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, icon: Icon, value }) => (
        <Row key={label}>
          <Label>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {label}
          </Label>
          <Value>{value}</Value>
        </Row>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: var(--space-3);
`;

const Row = styled.div`
  position: relative;
  padding-inline-start: calc(20px + var(--space-3));
`;

const Label = styled.dt`
  font: var(--type-caption);
  color: var(--ink-muted);
  > svg {
    position: absolute;
    top: 2px;
    inset-inline-start: 0;
  }
`;

const Value = styled.dd`
  font: var(--type-body);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
  /* The 44 px target of a link does not make its row higher. */
  > a {
    margin-block: -10px;
  }
`;
