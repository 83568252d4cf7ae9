import type { PurchaseState } from '@portal/domain/packages';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Art, Button, ButtonLink, ChoiceCards, ConfirmDialog, Dialog, Sheet } from '../kit/index.ts';

export interface PurchaseDialogsProps {
  purchase: PurchaseState;
  /** What the confirmation says about the package: its name, the student's own package, and the added topics. */
  about: { name: string; current: string | null; added: readonly string[] };
  /** Whether a lookup is pending, or the package is being added. */
  busy: boolean;
  onConfirm: () => void;
  onClassChange: (classId: number) => void;
  onClassConfirm: () => void;
  /** Called when the student says that the payment is done. */
  onPaid: () => void;
  onOpenAgain: () => void;
  /** Called when the link that replaces a blocked tab is pressed, before the browser follows it. */
  onFollowLink: () => void;
  onClose: () => void;
}

/** The dialogs of a purchase: the confirmation, the choice of a class, and the wait for the payment (002 §4). */
export function PurchaseDialogs(props: PurchaseDialogsProps) {
  switch (props.purchase.step) {
    case 'idle':
      return null;
    case 'confirm':
      return <ReplaceDialog {...props} />;
    case 'class':
      return <ClassDialog {...props} purchase={props.purchase} />;
    case 'waiting':
      return <PaymentDialog {...props} purchase={props.purchase} />;
  }
}

/** The number of added topics that are named; more would hide the question. */
const NAMED = 6;

function ReplaceDialog({ about: { current, added }, busy, onConfirm, onClose }: PurchaseDialogsProps) {
  const { t } = useTranslation('packages-purchase');
  return (
    <ConfirmDialog
      title={t('replace.title')}
      cancelLabel={t('replace.keep')}
      confirmLabel={t('replace.confirm')}
      busyLabel={busy ? t('replace.busy') : undefined}
      danger
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      <p>{t('replace.text')}</p>
      {current !== null && <p>{t('replace.current', { name: current })}</p>}
      {added.length > 0 && (
        <>
          <Label>{t('replace.added')}</Label>
          <Added>
            {added.slice(0, NAMED).map((name) => (
              <li key={name}>{name}</li>
            ))}
            {added.length > NAMED && <li>{t('replace.more', { count: added.length - NAMED })}</li>}
          </Added>
        </>
      )}
    </ConfirmDialog>
  );
}

type StepProps<Step extends PurchaseState['step']> = Omit<PurchaseDialogsProps, 'purchase'> & {
  purchase: Extract<PurchaseState, { step: Step }>;
};

function ClassDialog({ purchase, busy, onClassChange, onClassConfirm, onClose }: StepProps<'class'>) {
  const { t } = useTranslation('packages-purchase');
  const { classes, classId } = purchase;
  return (
    <Sheet
      title={t('class.title')}
      subtitle={classes[0]?.packageName && t('class.text', { name: classes[0].packageName })}
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('class.cancel')}
          </Button>
          <Button busyLabel={busy ? t('class.busy') : undefined} onClick={onClassConfirm}>
            {t('class.confirm')}
          </Button>
        </>
      }
    >
      <ChoiceCards
        legend={t('class.title')}
        choices={classes.map(({ id, name, isDefault }) => ({
          value: `${id}`,
          title: name,
          text: isDefault ? t('class.default') : undefined,
        }))}
        value={classId === null ? null : `${classId}`}
        onValueChange={(id) => onClassChange(Number(id))}
      />
    </Sheet>
  );
}

function PaymentDialog({
  purchase: { href, blocked },
  onPaid,
  onOpenAgain,
  onFollowLink,
  onClose,
}: StepProps<'waiting'>) {
  const { t } = useTranslation('packages-purchase');
  return (
    <Dialog
      art={<Art name="hourglass" />}
      title={t(blocked ? 'payment.blockedTitle' : 'payment.title')}
      // Closes only by a button, since a payment may be going on in the other tab.
      dismissible={false}
      onClose={onClose}
      actions={
        <>
          {blocked && (
            // Not `noreferrer`, since the page needs its opener to report the payment.
            <ButtonLink href={href} target="_blank" rel="opener" onClick={onFollowLink}>
              {t('payment.open')}
            </ButtonLink>
          )}
          <Button variant={blocked ? 'outline' : 'primary'} onClick={onPaid}>
            {t('payment.paid')}
          </Button>
          {!blocked && (
            <Button variant="outline" onClick={onOpenAgain}>
              {t('payment.again')}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {t('payment.cancel')}
          </Button>
        </>
      }
    >
      {t(blocked ? 'payment.blockedText' : 'payment.text')}
    </Dialog>
  );
}

const Label = styled.p`
  margin-top: var(--space-3);
  font: var(--type-label);
  color: var(--ink-strong);
`;

const Added = styled.ul.attrs({ role: 'list' })`
  padding-inline-start: var(--space-5);
  list-style: disc;
`;
