export { schoolHandlers, unknownCall } from './backend/handlers.ts';
