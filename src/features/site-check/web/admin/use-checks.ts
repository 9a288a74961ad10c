import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tellError } from '../../../../lib/admin-ui/tell.tsx';
import { browserClient } from '../../../../lib/http/client.ts';
import type { Check, CheckKey, siteCheckContract } from '../../contract.ts';

const call = browserClient<typeof siteCheckContract>();

const checksQuery = queryOptions({ queryKey: ['checks'], queryFn: () => call('GET /api/checks') });

/** The last findings, and a function that runs the checks again, one after the other. */
export function useChecks() {
  const queries = useQueryClient();
  const query = useQuery(checksQuery);
  const [running, setRunning] = useState<{ key: CheckKey; done: number; of: number } | null>(null);

  const run = async (keys: readonly CheckKey[]) => {
    for (const [done, key] of keys.entries()) {
      setRunning({ key, done, of: keys.length });
      try {
        const fresh = await call('POST /api/check/{key}', { params: { key }, body: {} });
        queries.setQueryData(checksQuery.queryKey, (all: Check[] = []) =>
          all.map((one) => (one.key === key ? fresh : one)),
        );
      } catch (error) {
        tellError(error);
      }
    }
    setRunning(null);
  };
  return { ...query, running, run };
}
