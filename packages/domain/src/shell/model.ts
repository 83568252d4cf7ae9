/** What the server allows this student to see in the menu. */
export interface MenuFlags {
  videos: boolean;
  liveClasses: boolean;
  teacherMeetings: boolean;
}

/** The school's switches the menu looks at; `settings` reads them. */
export interface MenuLocks {
  notifications: boolean;
  liveClasses: boolean;
  teacherMeetings: boolean;
  events: boolean;
}
