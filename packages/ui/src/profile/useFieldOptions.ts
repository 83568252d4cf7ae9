import {
  withUnlisted,
  type ProfileField,
  type ProfileFields,
  type ProfileOption,
  type ProfileOptions,
} from '@portal/domain/profile';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const LISTS: Partial<Record<ProfileField, keyof ProfileOptions>> = {
  gender: 'genders',
  ageRange: 'ageRanges',
  englishStartYear: 'englishStartYears',
  firstLanguage: 'firstLanguages',
  countryOfResidence: 'countries',
  countryOfOrigin: 'countries',
  timeZone: 'timeZones',
};

/** Fields whose value says by itself what is chosen: a year, the id of a zone. Others have codes and numbers. */
const PLAIN: readonly ProfileField[] = ['englishStartYear', 'timeZone'];

const NONE: readonly ProfileOption[] = [];

/**
 * Returns what can be chosen in a field: the school's list and, where it does not have them, what is saved and what is
 * chosen now. Without them the field would look empty, and the first touch would remove what is saved.
 */
export function useFieldOptions(
  field: ProfileField,
  options: ProfileOptions,
  saved: ProfileFields,
  typed: ProfileFields,
): readonly ProfileOption[] {
  const { t } = useTranslation('profile');
  const name = LISTS[field];
  const list = name ? options[name] : NONE;
  const [kept, chosen] = [`${saved[field]}`, `${typed[field]}`];
  return useMemo(() => {
    const labelOf = (value: string) => (PLAIN.includes(field) ? value : t('savedChoice', { value }));
    return name ? withUnlisted(list, [kept, chosen], labelOf) : NONE;
  }, [field, name, list, kept, chosen, t]);
}
