/** The menu entries the server shows to this student. */
export interface MenuFlags {
  videos: boolean;
  liveClasses: boolean;
  teacherMeetings: boolean;
}

/** The school's feature locks that the menu depends on; `settings` decodes them. */
export interface MenuLocks {
  notifications: boolean;
  liveClasses: boolean;
  teacherMeetings: boolean;
  events: boolean;
}
