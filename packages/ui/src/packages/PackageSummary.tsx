import { needsDesktop, type Package } from '@portal/domain/packages';
import { Columns3, Info, Monitor } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SafeHtml } from '../blocks/rich-text/index.ts';
import { Alert, Button, Tag } from '../kit/index.ts';
import { PriceText } from './PriceText.tsx';
import { TakeButton } from './TakeButton.tsx';
import { TrialDays } from './TrialDays.tsx';

export interface PackageSummaryProps {
  of: Package;
  busy: boolean;
  desktop: boolean;
  hidesUpgrade: boolean;
  onTake: () => void;
  /** Opens the sheet with the link to this page, to continue on a computer. */
  onSendLink: () => void;
  /** Shows all packages side by side; null = there is nothing to compare. */
  onCompare: (() => void) | null;
}

/** The price of a package, and the button that takes it (002 §2). */
export function PackageSummary({
  of,
  busy,
  desktop,
  hidesUpgrade,
  onTake,
  onSendLink,
  onCompare,
}: PackageSummaryProps) {
  const { t } = useTranslation('packages');
  const hidden = of.action === 'upgrade' && hidesUpgrade;
  const elsewhere = needsDesktop(of, desktop) && !hidden;
  const paid = !of.free && of.action !== 'none' && !hidden;
  return (
    <Root>
      <Tags>
        {of.feature === 0 && <Tag kind="accent">{t('detail.freeTrial')}</Tag>}
        {of.price.kind === 'upgrade' && <Tag kind="accent">{t('detail.upgradePrice')}</Tag>}
      </Tags>
      <PriceText price={of.price} size="large" />
      <Type>
        {of.type !== 'none' && <span>{t(`detail.type.${of.type}`)}</span>}
        <TrialDays of={of} />
      </Type>
      {of.description && <Description html={of.description} />}
      <Actions>
        {elsewhere ? (
          <>
            <Alert
              kind="quiet"
              icon={<Monitor size={20} strokeWidth={1.75} />}
              title={t('computer.title')}
              messages={[t(of.action === 'upgrade' ? 'computer.upgrade' : 'computer.buy')]}
            />
            <Button block variant="outline" onClick={onSendLink}>
              {t('computer.send')}
            </Button>
          </>
        ) : (
          <TakeButton of={of} busy={busy} hidesUpgrade={hidesUpgrade} onTake={onTake} />
        )}
        {hidden && <Hint>{t('detail.upgradeHidden')}</Hint>}
        {paid && !elsewhere && (
          <Hint>
            <Info size={16} strokeWidth={1.75} aria-hidden />
            {t('detail.newTab')}
          </Hint>
        )}
        {onCompare && (
          <Button
            block
            variant="ghost"
            icon={<Columns3 size={20} strokeWidth={1.75} aria-hidden />}
            onClick={onCompare}
          >
            {t('detail.compare')}
          </Button>
        )}
      </Actions>
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-1);
  &:empty {
    display: none;
  }
`;

const Type = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  font: var(--type-callout);
  color: var(--ink-muted);
`;

const Description = styled(SafeHtml)`
  margin-top: var(--space-4);
  font: var(--type-callout);
  color: var(--ink-body);
`;

const Actions = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-5);
`;

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font: var(--type-caption);
  color: var(--ink-muted);
  > svg {
    flex: none;
  }
`;
