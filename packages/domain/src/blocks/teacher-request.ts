/** Whether the type of an appointment is that of a teacher request (001 §3). */
export const isTeacherRequest = (type: string): boolean => type.trim().toLowerCase() === 'teacher request';
