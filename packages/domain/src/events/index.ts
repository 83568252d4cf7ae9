export { decodeEventPage } from './decode.ts';
export type { EventDay, EventRow, EventsTab, PortalEvent } from './model.ts';
export { EVENT_TEXT_LIMIT, eventRows } from './rules.ts';
export type { EventGroupWire, EventsRequestWire, EventWire } from './wire.ts';
