import { useAppSetting } from '@portal/data/settings';
import { measurementIds } from '@portal/domain/settings';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../portal/services.ts';
import { pagePattern } from './page-pattern.ts';

/** Counts views of screens, where the school or the deployment switched that on; else not even its code is fetched. */
export default function Analytics() {
  const { config } = useServices();
  const { pathname } = useLocation();
  const { loadable, data: setting } = useAppSetting();
  // While the school has not answered, nobody knows whether it wants this, and under which ids.
  const ids = loadable.status === 'loading' ? [] : measurementIds(setting?.analytics ?? null, config.analytics);
  const joined = ids.join(' ');
  useEffect(() => {
    if (joined === '') return;
    // Counting is never in the way: a file that cannot be fetched is a view that is not counted.
    import('./gtag.ts').then(
      ({ countView }) => countView(joined.split(' '), pagePattern(pathname)),
      () => undefined,
    );
  }, [joined, pathname]);
  return null;
}
