import type { Package } from '@portal/domain/packages';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../kit/index.ts';
import { EnrolledMark } from './EnrolledMark.tsx';

export interface TakeButtonProps {
  of: Package;
  /** The name of the package, part of the accessible name in a list of several: "Upgrade now, Complete". */
  about?: string;
  /** Whether the package is being looked up, or added. */
  busy: boolean;
  /** Whether the school offers no upgrades (contract 3.3). */
  hidesUpgrade: boolean;
  variant?: ButtonVariant;
  onTake: () => void;
}

const LABELS = { tryFree: 'tryFree', upgrade: 'upgrade', buy: 'buy' } as const;

/** The button that tries, upgrades to or buys a package (002 §2); a mark replaces it on the student's own package. */
export function TakeButton({ of, about, busy, hidesUpgrade, variant = 'primary', onTake }: TakeButtonProps) {
  const { t } = useTranslation(['packages', 'common']);
  if (of.action === 'none') return <EnrolledMark plain={about !== undefined} />;
  if (of.action === 'upgrade' && hidesUpgrade) return null;
  const label = t(LABELS[of.action]);
  return (
    <Button
      block
      variant={variant}
      busyLabel={busy ? t('busy') : undefined}
      aria-label={about === undefined || busy ? undefined : t('common:nameWithNote', { name: label, note: about })}
      onClick={onTake}
    >
      {label}
    </Button>
  );
}
