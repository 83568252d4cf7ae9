/** An event of the school, as sent (contract 3.7). Date and time are in the student's zone. */
export interface EventWire {
  Name: string;
  /** HTML. */
  Description?: string | null;
  Link?: string | null;
  /** `YYYY-MM-DD` */
  EventDate: string;
  /** `HH:mm` */
  EventTime?: string | null;
}

/** The events of one day; paging counts these. */
export interface EventGroupWire {
  /** `YYYY-MM-DD` */
  Date: string;
  Events: EventWire[];
}

/** Event/GetUpcomingEventGridJson and Event/GetPastEventGridJson: these fields and no others. */
export interface EventsRequestWire {
  PageIndex: number;
  PageSize: number;
  Keyword: string;
}
