export { OPERATIONS } from './operations.ts';
export { FILE, record, type Operation, type Recording, type SentCall } from './recorded.ts';
