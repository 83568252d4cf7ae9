/** Whether the type of an appointment says that a teacher asked for it (001 §3). */
export const isTeacherRequest = (type: string): boolean => type.trim().toLowerCase() === 'teacher request';
