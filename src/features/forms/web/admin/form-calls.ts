import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { formsContract } from '../../contract.ts';

export const callForms = browserClient<typeof formsContract>();

export const formsQuery = queryOptions({
  queryKey: ['forms'],
  queryFn: () => callForms('GET /api/forms', { query: { limit: 500 } }),
});

export const formQuery = (id: string) =>
  queryOptions({
    queryKey: ['form', id],
    queryFn: () => callForms('GET /api/form/{id}', { params: { id } }),
  });
