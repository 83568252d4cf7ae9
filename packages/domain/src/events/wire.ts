import type { DayWire, HtmlWire, IntWire, TimeOrEmptyWire, UrlOrEmptyWire } from '../shared/index.ts';

/** An event of the school, as sent (contract 3.7). Date and time are in the student's zone. */
export interface EventWire {
  Name: string;
  /** HTML. */
  Description?: HtmlWire | null;
  Link?: UrlOrEmptyWire | null;
  /** `YYYY-MM-DD` */
  EventDate: DayWire;
  /** `HH:mm` */
  EventTime?: TimeOrEmptyWire | null;
}

/** The events of one day; paging counts these. */
export interface EventGroupWire {
  /** `YYYY-MM-DD` */
  Date: DayWire;
  Events: EventWire[];
}

/** Event/GetUpcomingEventGridJson and Event/GetPastEventGridJson: these fields and no others. */
export interface EventsRequestWire {
  PageIndex: IntWire;
  PageSize: IntWire;
  Keyword: string;
}
