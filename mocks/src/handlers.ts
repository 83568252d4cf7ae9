export { mockHandlers, unknownCall } from './backend/handlers.ts';
