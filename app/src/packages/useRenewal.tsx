import { useRefetchAll } from '@portal/data/client';
import { renewalOffer, type ActivePackage } from '@portal/domain/packages';
import { PurchaseDialogs, type MyPackagesScreenProps } from '@portal/ui/packages';
import { isArchived } from '@portal/domain/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesktop } from '../hooks/useDesktop.ts';
import { useMayRenew } from '../hooks/useMayRenew.ts';
import { useServices } from '../portal/services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useForgetEndings } from '../hooks/useForgetEndings.ts';
import { usePackageMessages } from './usePackageMessages.ts';
import { usePurchase } from './usePurchase.ts';
import { useStartAgain } from './useStartAgain.ts';

type Renewal = Pick<MyPackagesScreenProps, 'renewalOf' | 'onRenew' | 'renewing' | 'renewFailure' | 'dialogs'>;

/**
 * Renews packages that have ended, where the school allows it.
 *
 * @param active the packages the student has, as far as they are loaded: the confirmation names the one that is
 *   replaced
 * @param onRenewed called when a free package was renewed
 */
export function useRenewal(active: readonly ActivePackage[], onRenewed: () => void): Renewal {
  const { t } = useTranslation('packages-purchase');
  const refetchAll = useRefetchAll();
  const allowed = useMayRenew();
  const desktop = useDesktop();
  const [name, setName] = useState('');
  const archived = isArchived(useSession().account);
  const { session } = useServices();
  // An archived student may then open every screen again, so the portal is reloaded, as after a purchase. For others,
  // the account is fetched: banners and gates depend on whether there is a paid package (000 §2.4, §2.8).
  const startAgain = useStartAgain();
  const forgetEndings = useForgetEndings();
  const refreshAccount = () => {
    forgetEndings();
    void session.refreshAccount();
  };
  const { state, busyId, failure, renew, ...purchase } = usePurchase({
    tabText: t('payment.tab'),
    onAdded: () => {
      if (archived) {
        startAgain();
        return;
      }
      onRenewed();
      refreshAccount();
    },
  });
  // The shell refetches the account then.
  usePackageMessages(purchase.close);
  const replaced = state.step === 'confirm' ? state.target.replaced : null;

  function handlePaid() {
    if (archived) {
      startAgain();
      return;
    }
    purchase.close();
    refreshAccount();
    refetchAll();
  }

  return {
    renewalOf: (one) => renewalOffer(one, { allowed, desktop }),
    onRenew: (one) => {
      setName(one.name);
      renew({ packageId: one.id, free: one.free, item: one.item });
    },
    renewing: busyId,
    renewFailure: failure,
    dialogs: (
      <PurchaseDialogs
        purchase={state}
        about={{ name, current: active.find(({ id }) => id === replaced)?.name ?? null, added: [] }}
        busy={busyId !== null}
        onConfirm={purchase.confirm}
        onClassChange={purchase.chooseClass}
        onClassConfirm={purchase.confirmClass}
        onPaid={handlePaid}
        onOpenAgain={purchase.openAgain}
        onFollowLink={purchase.followLink}
        onClose={purchase.close}
      />
    ),
  };
}
