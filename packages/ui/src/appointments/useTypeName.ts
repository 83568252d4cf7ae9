import { isTeacherRequest } from '@portal/domain/blocks';
import { useTranslation } from 'react-i18next';

/**
 * The name of an appointment's type: the server's, except that of a teacher request, which is a value of the contract
 * (3.1) and is translated. Uses the namespace `appointments`.
 */
export function useTypeName(type: string): string {
  const { t } = useTranslation('appointments');
  return isTeacherRequest(type) ? t('teacherRequest') : type;
}
