import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { peopleContract } from '../../../people-contract.ts';

export const callPeople = browserClient<typeof peopleContract>();

export const PEOPLE_KEY = ['people'];
export const peopleQuery = queryOptions({
  queryKey: [...PEOPLE_KEY, 'list'],
  queryFn: () => callPeople('GET /api/people'),
});
export const invitationsQuery = queryOptions({
  queryKey: [...PEOPLE_KEY, 'invitations'],
  queryFn: () => callPeople('GET /api/invitations'),
});
