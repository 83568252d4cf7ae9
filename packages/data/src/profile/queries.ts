import { decodeProfile, decodeProfileOptions } from '@portal/domain/profile';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/** Key prefix of the student's profile. */
export const PROFILE_KEY = ['profile', 'ofStudent'] as const;

export const profileCall = (userId: number): CallSpec => ({
  path: 'Profile/GetProfile',
  method: 'POST',
  query: { userId },
});

/** The same call as for the app setting of every page, which is decoded without these long lists. */
const optionsCall: CallSpec = { path: 'Setting/GetAppSetting', method: 'POST', silent: true };

export const profileQueries = {
  /** The student's profile (002 §3). */
  profile: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...PROFILE_KEY, userId],
      queryFn: createQueryFn(client, profileCall(userId), decodeProfile),
    }),
  /** What the school offers in the select lists (contract 3.3); fetched once a visit. */
  options: (client: Client) =>
    queryOptions({
      queryKey: ['profile', 'options'],
      queryFn: createQueryFn(client, optionsCall, decodeProfileOptions),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
