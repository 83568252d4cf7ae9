import { start, unregisterServiceWorkers } from './main.tsx';

void unregisterServiceWorkers();
void start();
