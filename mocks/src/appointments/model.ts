import type { CalendarEventWire } from '@portal/domain/calendar';
import type { School, SchoolAppointment } from '../backend/model.ts';

/** The moment it ends, in ms. */
export function endOf({ starts, minutes }: SchoolAppointment): number {
  return Date.parse(starts) + minutes * 60_000;
}

/** Whether it lies behind us. */
export function hasPassed({ now }: Pick<School, 'now'>, one: SchoolAppointment): boolean {
  return now().getTime() >= endOf(one);
}

/** The dashboard form. */
export function appointmentEntry(school: Pick<School, 'now'>, one: SchoolAppointment): CalendarEventWire {
  return {
    id: `appointment-${one.id}`,
    title: `${one.type}: ${one.teacher}`,
    start: one.starts,
    end: new Date(endOf(one)).toISOString(),
    type: 'appointment',
    extendedProps: {
      id: one.id,
      status: one.status,
      displayType: one.type,
      teacher: one.teacher,
      time: one.starts,
      courseName: one.courseName,
      zoomUrl: one.joinUrl,
      appointmentTypeId: one.typeId,
      courseId: one.courseId,
      teacherId: one.teacherId,
      hasPassed: hasPassed(school, one),
    },
  };
}
