export { createMockBackend, type MockBackendOptions } from './create-mock-backend.ts';
export type { MockBackend, Student } from './backend/model.ts';
export { createMessage, readAllMessages, receiveMessage } from './messages/model.ts';
export { takeSlot } from './appointments/model.ts';
export type { Fault, Faults } from './backend/faults.ts';
