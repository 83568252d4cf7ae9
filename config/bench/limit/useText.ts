import { useTranslation } from 'react-i18next';

/** `t` for the texts of this page, which are not among the portal's: i18next's type knows those alone. */
export function useText(): (key: string, values?: Readonly<Record<string, string>>) => string {
  return useTranslation().t as unknown as ReturnType<typeof useText>;
}
