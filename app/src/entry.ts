import { showStartFailure } from './boot/start-failure.ts';
import { start, unregisterServiceWorkers } from './main.tsx';

void unregisterServiceWorkers();
start().catch(showStartFailure);
