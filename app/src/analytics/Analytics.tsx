import { useAppSetting } from '@portal/data/settings';
import { measurementIds } from '@portal/domain/settings';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../portal/services.ts';
import { pagePattern } from '../router/page-pattern.ts';

/** Counts page views where the school or the deployment has enabled it; else its code is not fetched. */
export default function Analytics() {
  const { config } = useServices();
  const { pathname } = useLocation();
  const { loadable, data: setting } = useAppSetting();
  // Until the settings are loaded it is not known whether analytics is enabled, and with which ids.
  const ids = loadable.status === 'loading' ? [] : measurementIds(setting?.analytics ?? null, config.analytics);
  const joined = ids.join(' ');
  useEffect(() => {
    if (joined === '') return;
    // A failed import is ignored: that view is not counted.
    import('./gtag.ts').then(
      ({ countView }) => countView(joined.split(' '), pagePattern(pathname)),
      () => undefined,
    );
  }, [joined, pathname]);
  return null;
}
