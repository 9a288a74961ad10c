import { useQueryClient } from '@tanstack/react-query';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { useWholeDraft } from '../../../../../lib/admin-ui/editing/use-whole-draft.ts';
import type { Service } from '../../../service-shapes.ts';
import { callBookings, serviceQuery, servicesQuery } from '../booking-calls.ts';
import { bodyOf, draftOf, type ServiceDraft } from './service-draft.ts';

/** A service being edited. */
export function useServiceDraft(loaded: Service | null, begin: ServiceDraft) {
  const queries = useQueryClient();
  return useWholeDraft(loaded, {
    begin,
    draftOf,
    send: (now, stored, version) => {
      const body = bodyOf(now);
      return stored
        ? callBookings('PUT /api/service/{id}', {
            params: { id: stored._id },
            body: { ...body, ...(version === undefined ? {} : { version }) },
          })
        : callBookings('POST /api/service', { body });
    },
    onSaved: (service) => {
      queries.setQueryData(serviceQuery(service._id).queryKey, service);
      void queries.invalidateQueries({ queryKey: servicesQuery.queryKey });
      tell(service.published ? 'Service saved. Visitors can now book it.' : 'Service saved.');
    },
  });
}

export type ServiceWork = ReturnType<typeof useServiceDraft>;
