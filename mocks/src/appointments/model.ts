import type { CalendarEventWire } from '@portal/domain/calendar';
import type { MockBackend, MockAppointment } from '../backend/model.ts';

/** When it ends, in ms since 1970. */
export function endOf({ starts, minutes }: MockAppointment): number {
  return Date.parse(starts) + minutes * 60_000;
}

/** Whether it has ended. */
export function hasPassed({ now }: Pick<MockBackend, 'now'>, one: MockAppointment): boolean {
  return now().getTime() >= endOf(one);
}

/** The dashboard form. */
export function appointmentEntry(backend: Pick<MockBackend, 'now'>, one: MockAppointment): CalendarEventWire {
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
      hasPassed: hasPassed(backend, one),
    },
  };
}
