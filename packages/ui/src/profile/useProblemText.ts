import { useTranslation } from 'react-i18next';
import type { FieldProblem } from './profile-schema.ts';

/** Returns a function that translates the error of a field. */
export function useProblemText(): (problem: FieldProblem) => string {
  const { t } = useTranslation(['profile', 'common', 'date-field']);
  return (problem) => {
    switch (problem) {
      case 'required':
        return t('common:required');
      case 'date':
        return t('date-field:impossible');
      case 'tooLong':
      case 'email':
      case 'phone':
      case 'future':
        return t(`problem.${problem}`);
    }
  };
}
