export { WriteFailure } from './WriteFailure.tsx';
