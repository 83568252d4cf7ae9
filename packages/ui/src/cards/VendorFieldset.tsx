import type { Loadable } from '@portal/domain/shared';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LoadError } from '../blocks/load-error/index.ts';
import { Alert, AlertAction, FieldError, Skeleton, SkeletonGroup } from '../kit/index.ts';
import type { VendorState } from './useVendorForm.ts';

interface VendorFieldsetProps {
  fields: VendorState;
  publicKey: Loadable<string | null>;
  onRetryKey: () => void;
  /** Why the provider refused to make a token; null = no token was requested yet, or one was made. */
  refusal: string | null;
}

/** The provider's fields, or why they are not available. */
export function VendorFieldset({ fields, publicKey, onRetryKey, refusal }: VendorFieldsetProps) {
  const { t, i18n } = useTranslation('cards');
  const id = useId();
  const { Fields } = fields.form ?? {};
  const keyMissing = publicKey.status === 'ready' && publicKey.value === null;
  return (
    <Group role="group" aria-labelledby={id}>
      <Legend id={id}>{t('vendor.legend')}</Legend>
      {publicKey.status === 'failed' && (
        <LoadError title={t('vendor.blocked')} failure={publicKey.failure} onRetry={onRetryKey} />
      )}
      {keyMissing && <Alert kind="warning" title={t('vendor.noKey')} messages={[t('vendor.noKeyText')]} />}
      {fields.status === 'blocked' && (
        <Alert
          kind="warning"
          title={t('vendor.blocked')}
          messages={[t('vendor.blockedText')]}
          action={<AlertAction onClick={fields.retry}>{t('vendor.retry')}</AlertAction>}
        />
      )}
      {!Fields && fields.status === 'loading' && publicKey.status !== 'failed' && !keyMissing && (
        <SkeletonGroup>
          <Skeleton shape="block" height="130px" />
        </SkeletonGroup>
      )}
      {Fields && (
        <Fields
          key={fields.attempt}
          labels={{ number: t('vendor.number'), expiry: t('vendor.expiry'), cvc: t('vendor.cvc') }}
          language={i18n.language}
          onReady={fields.onReady}
        />
      )}
      <div aria-live="polite">
        {refusal !== null && <FieldError>{refusal === '' ? t('vendor.refused') : refusal}</FieldError>}
      </div>
      {Fields && (
        <Note>
          <Lock size={16} strokeWidth={1.75} aria-hidden />
          {t('vendor.note')}
        </Note>
      )}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

const Legend = styled.span`
  font: var(--type-label);
  color: var(--ink-strong);
`;

const Note = styled.p`
  display: flex;
  gap: var(--space-2);
  font: var(--type-caption);
  color: var(--ink-muted);
  svg {
    flex: none;
  }
`;
