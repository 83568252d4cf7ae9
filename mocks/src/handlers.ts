export { schoolHandlers, unknownCall } from './handlers/index.ts';
