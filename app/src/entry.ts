import { start, unregisterServiceWorkers } from './main.tsx';

if (!window.browserTooOld) {
  void unregisterServiceWorkers();
  start().catch(window.portalBoot.showStartFailure);
}
