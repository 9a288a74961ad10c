import { useQueryClient } from '@tanstack/react-query';
import { useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import type { Service } from '../../../service-shapes.ts';
import { callBookings, serviceQuery, servicesQuery } from '../booking-calls.ts';
import { bodyOf, draftOf, type ServiceDraft } from './service-draft.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

/** A service being edited, or a new one that starts from `begin`. */
export function useServiceEditing(loaded: Service | null, begin: ServiceDraft) {
  const words = useMessages(servicesAdmin);
  const queries = useQueryClient();
  return useEditing(loaded, {
    draftOf: (service) => (service ? draftOf(service) : begin),
    send: ({ now, stored }) => {
      const body = bodyOf(now);
      return stored
        ? callBookings('PUT /api/service/{id}', {
            params: { id: stored._id },
            body: { ...body, version: stored.version },
          })
        : callBookings('POST /api/service', { body });
    },
    keep: (service) => {
      queries.setQueryData(serviceQuery(service._id).queryKey, service);
      void queries.invalidateQueries({ queryKey: servicesQuery.queryKey });
    },
    says: ({ published }) => (published ? words.serviceSavedVisitorsCanNow : words.serviceSaved),
  });
}

export type ServiceEditing = ReturnType<typeof useServiceEditing>;
