import type { CoursePackages, Package } from '@portal/domain/packages';
import { CircleCheck, Minus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Button } from '../kit/index.ts';
import { focusInside, media } from '../theme/index.ts';
import { PriceText } from './PriceText.tsx';
import { TakeButton } from './TakeButton.tsx';
import { TrialDays } from './TrialDays.tsx';

export interface PackageComparisonProps {
  packages: CoursePackages;
  nameOf: (one: Package) => string;
  /** The package that is being looked up, or added; null = none. */
  busyId: number | null;
  hidesUpgrade: boolean;
  onTake: (one: Package) => void;
  /** Goes back to one package at a time. */
  onClose: () => void;
}

/**
 * A table with all packages of a course side by side, with text in every cell. It scrolls sideways when it is wider
 * than its container.
 */
export function PackageComparison({
  packages: { packages, enrolled },
  nameOf,
  busyId,
  hidesUpgrade,
  onTake,
  onClose,
}: PackageComparisonProps) {
  const { t } = useTranslation('packages');
  const isOwn = (one: Package) => one === enrolled;
  const [first] = packages;
  // Every package is of the same course, so all have the same modules and topics.
  const modules = first?.modules ?? [];
  const cells = (render: (one: Package) => ReactNode) =>
    packages.map((one) => (
      <Cell key={one.id} $own={isOwn(one)}>
        {render(one)}
      </Cell>
    ));
  return (
    <>
      <Single>
        <Button compact variant="outline" onClick={onClose}>
          {t('detail.single')}
        </Button>
      </Single>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <Scroll role="region" aria-label={t('detail.compareTable')} tabIndex={0}>
        <Table $columns={packages.length}>
          <thead>
            <tr>
              <RowHead scope="col" rowSpan={2}>
                <Label>{t('detail.package')}</Label>
              </RowHead>
              {packages.map((one) => (
                <NameHead key={one.id} scope="col" $own={isOwn(one)}>
                  {nameOf(one)}
                </NameHead>
              ))}
            </tr>
            {/* A row of its own, so that the prices are on one line, however many lines a name takes. */}
            <tr>
              {packages.map((one) => (
                <Offer key={one.id} $own={isOwn(one)}>
                  <Stack>
                    <PriceText price={one.price} size="small" />
                    <Notes>
                      {one.price.kind === 'upgrade' && <span>{t('detail.upgradePrice')}</span>}
                      {one.type !== 'none' && <span>{t(`detail.type.${one.type}`)}</span>}
                      <TrialDays of={one} />
                    </Notes>
                    <TakeButton
                      of={one}
                      about={nameOf(one)}
                      variant={one.action === 'tryFree' ? 'outline' : 'tonal'}
                      busy={busyId === one.id}
                      hidesUpgrade={hidesUpgrade}
                      onTake={() => onTake(one)}
                    />
                  </Stack>
                </Offer>
              ))}
            </tr>
          </thead>
          <tbody>
            {modules.map((module, moduleIndex) => (
              <Fragment key={module.id}>
                <ModuleRow>
                  <RowHead scope="row">{module.name}</RowHead>
                  {cells((one) => (
                    <Muted>{t(one.modules[moduleIndex]?.available ? 'detail.available' : 'detail.notAvailable')}</Muted>
                  ))}
                </ModuleRow>
                {module.topics.map((topic, topicIndex) => (
                  <tr key={topic.id}>
                    <RowHead scope="row">{topic.name}</RowHead>
                    {cells((one) => (
                      <Inclusion included={one.modules[moduleIndex]?.topics[topicIndex]?.included ?? false} />
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </>
  );
}

function Inclusion({ included }: { included: boolean }) {
  const { t } = useTranslation('packages');
  return (
    <Included $included={included}>
      {included ? (
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
      ) : (
        <Minus size={20} strokeWidth={1.75} aria-hidden />
      )}
      {t(included ? 'detail.included' : 'detail.notIncluded')}
    </Included>
  );
}

const Single = styled.div`
  padding: var(--space-2) var(--bleed) var(--space-4);
`;

/*
 * The widths of the column with the names of modules and topics, and of a package at least. Where the table is wider
 * than the dialog, the names stay in place, and focus is kept clear of them.
 */
const Scroll = styled.div`
  --names: 104px;
  --package: 132px;
  --cell-inline: 6px;
  overflow-x: auto;
  padding-bottom: var(--space-4);
  scroll-padding-inline-start: var(--names);
  ${media.tablet} {
    --names: 112px;
  }
  ${media.desktop} {
    --names: 208px;
    --package: 168px;
    --cell-inline: var(--space-4);
  }
  ${focusInside}
`;

/* The columns of the packages are equally wide, however long a name is. */
const Table = styled.table<{ $columns: number }>`
  table-layout: fixed;
  width: 100%;
  min-width: ${({ $columns }) => `calc(var(--names) + ${$columns} * var(--package))`};
  border-collapse: separate;
  border-spacing: 0;
  font: var(--type-callout);
  text-align: start;
`;

const own = css<{ $own: boolean }>`
  ${({ $own }) =>
    $own &&
    css`
      background: var(--accent-subtle);
    `}
`;

const cell = css`
  padding: 6px var(--cell-inline);
  border-top: 1px solid var(--border-hairline);
  text-align: start;
  vertical-align: middle;
  overflow-wrap: anywhere;
`;

const RowHead = styled.th`
  ${cell}
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  width: var(--names);
  padding-inline-start: var(--bleed);
  background: var(--surface-raised);
  font-weight: 400;
  color: var(--ink-body);
  thead & {
    vertical-align: top;
    padding-block: var(--space-5);
  }
`;

const NameHead = styled.th<{ $own: boolean }>`
  ${cell}
  ${own}
  padding-block: var(--space-5) 0;
  font: var(--type-title3);
  color: var(--ink-strong);
  vertical-align: top;
`;

/* Any height, so that the content can fill the cell. */
const Offer = styled.td<{ $own: boolean }>`
  ${cell}
  ${own}
  height: 1px;
  padding-block: 0 var(--space-5);
  border-top: 0;
  vertical-align: top;
`;

const Cell = styled.td<{ $own: boolean }>`
  ${cell}
  ${own}
  height: 44px;
`;

/* Fills the row, so that the buttons of all columns are on one line. */
const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--space-1);
  height: 100%;
  > :last-child {
    margin-top: auto;
  }
`;

const Label = styled.span`
  font: var(--type-label);
  color: var(--ink-strong);
`;

const Notes = styled.span`
  display: grid;
  margin-bottom: var(--space-3);
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const ModuleRow = styled.tr`
  > th {
    font: var(--type-label);
    color: var(--ink-strong);
  }
  > * {
    padding-top: var(--space-4);
  }
  + tr > * {
    border-top-color: transparent;
  }
`;

const Muted = styled.span`
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Included = styled.span<{ $included: boolean }>`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${({ $included }) => ($included ? 'var(--ink-strong)' : 'var(--ink-muted)')};
  > svg {
    flex: none;
    color: ${({ $included }) => ($included ? 'var(--success-indicator)' : 'inherit')};
  }
`;
