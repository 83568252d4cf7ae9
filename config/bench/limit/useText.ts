import { useTranslation } from 'react-i18next';

/** Returns `t` for the texts of this page; i18next is typed with the portal's translation keys only. */
export function useText(): (key: string, values?: Readonly<Record<string, string>>) => string {
  return useTranslation().t as unknown as ReturnType<typeof useText>;
}
