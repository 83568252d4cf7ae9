import { appointmentQueries } from '@portal/data/appointments';
import { toLoadable } from '@portal/data/client';
import { scheduleQueries } from '@portal/data/schedule';
import { asFailure, mapLoadable, ready } from '@portal/domain/shared';
import type { Refresh, StudyScheduleScreenProps } from '@portal/ui/schedule';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useAddressOf } from '../useAddressOf.ts';

/** What the page of a study schedule asks for: the schedule, then the outline of its course and the test it has. */
export function useSchedule(course: number) {
  const { client } = useServices();
  const addressOf = useAddressOf();
  const { account } = useSession();
  const schedule = useQuery(scheduleQueries.ofCourse(client, account.studentId, course));
  const outline = useQuery({
    ...scheduleQueries.attachments(client, schedule.data?.id ?? 0),
    enabled: schedule.data !== undefined && schedule.data !== null,
  });
  const appointmentId = schedule.data?.test.starts ? schedule.data.test.appointmentId : null;
  const appointment = useQuery({
    ...appointmentQueries.booked(client, appointmentId ?? 0),
    enabled: appointmentId !== null,
  });
  const [refresh, setRefresh] = useState<Refresh>({ status: 'idle' });

  /** Asks for everything again; says so only when the schedule could not be had. */
  async function again(): Promise<{ had: boolean }> {
    const asked = [schedule.refetch(), outline.refetch(), ...(appointmentId === null ? [] : [appointment.refetch()])];
    const error = (await Promise.all(asked))[0]?.error;
    setRefresh(error ? { status: 'failed', failure: asFailure(error) } : { status: 'idle' });
    return { had: !error };
  }

  async function onRefresh() {
    setRefresh({ status: 'running' });
    if ((await again()).had) setRefresh({ status: 'done' });
  }

  return {
    schedule: toLoadable(schedule),
    onRetry: () => void schedule.refetch(),
    refresh,
    onRefresh: () => void onRefresh(),
    /** The same, after something of it was changed here. */
    again,
    outline: mapLoadable(toLoadable(outline), (files) =>
      files.map(({ name, path }) => ({ name, href: addressOf(path) })),
    ),
    onRetryOutline: () => void outline.refetch(),
    appointment: appointmentId === null ? ready(null) : toLoadable(appointment),
    onRetryAppointment: () => void appointment.refetch(),
  } satisfies Partial<StudyScheduleScreenProps> & Record<string, unknown>;
}
