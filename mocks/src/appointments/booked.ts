import { addDays } from '@portal/domain/shared';
import { atSchool as at } from '../backend/clock.ts';
import type { MockAppointment } from '../backend/model.ts';

const past: Omit<MockAppointment, 'id' | 'starts'> = {
  typeId: 61,
  type: 'Speaking feedback',
  teacherId: 72,
  teacher: 'Sophie Laurent',
  courseId: 101,
  courseName: 'PTE Academic in 6 weeks',
  minutes: 30,
  status: 'Completed',
  joinUrl: 'https://meet.example.com/a/620',
};

/** A busy student's appointments outside the week that the dashboard shows: teacher requests and past ones. */
export function otherAppointmentsOf(today: string): MockAppointment[] {
  return [
    {
      ...past,
      id: 621,
      requestedByTeacher: true,
      starts: at(today, 9, '11:00'),
      status: 'Active',
      joinUrl: null,
      topic: 'Plan before the mock test',
      mode: 'FACETOFACE',
      place: 'Room 4, Level 2',
    },
    { ...past, id: 622, starts: at(today, -7, '09:00') },
    {
      ...past,
      id: 623,
      typeId: 62,
      type: 'Writing feedback',
      teacherId: 73,
      teacher: 'Priya Raman',
      starts: at(today, -12, '18:30'),
      status: 'Cancelled',
    },
    { ...past, id: 624, requestedByTeacher: true, starts: at(today, -16, '16:00'), topic: 'First lesson' },
  ];
}

const MANY = 120;

/** 120 past appointments. */
export function manyAppointmentsOf(today: string): MockAppointment[] {
  return Array.from({ length: MANY }, (_, i) => ({
    ...past,
    id: 1000 + i,
    starts: at(addDays(today, -3 * i), -1, i % 2 === 0 ? '09:00' : '18:30'),
    status: i % 7 === 3 ? ('Cancelled' as const) : ('Completed' as const),
  }));
}
