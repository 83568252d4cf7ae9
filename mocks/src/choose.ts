export { instantOf, setFaults, applySwitches } from './choice/apply.ts';
export { known } from './choice/known.ts';
export { setPageClock, setPageOffline } from './choice/page.ts';
