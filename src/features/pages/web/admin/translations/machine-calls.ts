import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { Language } from '../../../../../lib/messages/languages.ts';
import type { machineTranslationContract } from '../../../machine-translation-contract.ts';

export const callMachine = browserClient<typeof machineTranslationContract>();

export const providerQuery = queryOptions({
  queryKey: ['translation-provider'],
  queryFn: () => callMachine('GET /api/translation-provider'),
  staleTime: 0,
});

const machineQuery = queryOptions({
  queryKey: ['machine-translation'],
  queryFn: () => callMachine('GET /api/machine-translation'),
  staleTime: 0,
});

const EVERY_MS = 2_000;

export const runQuery = (language: Language) =>
  queryOptions({
    queryKey: ['translation-run', language],
    queryFn: () => callMachine('GET /api/translation-run/{language}', { params: { language } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.run?.status === 'running' ? EVERY_MS : false),
  });

/** The name of the service that translates; `null` without one. */
export function useServiceName(): string | null {
  const { data } = useQuery(machineQuery);
  return data && data.provider !== 'none' ? data.name : null;
}
