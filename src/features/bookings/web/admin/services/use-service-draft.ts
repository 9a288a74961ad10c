import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import type { Service } from '../../../service-shapes.ts';
import { callBookings, serviceQuery, servicesQuery } from '../booking-calls.ts';
import { bodyOf, draftOf, type ServiceDraft } from './service-draft.ts';

/** A service that is worked on, saved as a whole on the version that it was based on. `null` is one to be added. */
export function useServiceDraft(loaded: Service | null, begin: ServiceDraft) {
  const queries = useQueryClient();
  const [stored, setStored] = useState(loaded);
  const [now, setNow] = useState<ServiceDraft>(() => (loaded ? draftOf(loaded) : begin));
  const load = (service: Service | null) => {
    setStored(service);
    setNow(service ? draftOf(service) : begin);
  };
  const save = useMutation({
    mutationFn: async (version: number | undefined) => {
      const body = bodyOf(now);
      return stored
        ? callBookings('PUT /api/service/{id}', {
            params: { id: stored._id },
            body: { ...body, ...(version === undefined ? {} : { version }) },
          })
        : callBookings('POST /api/service', { body });
    },
    meta: { quiet: true },
    onSuccess: (service) => {
      queries.setQueryData(serviceQuery(service._id).queryKey, service);
      void queries.invalidateQueries({ queryKey: servicesQuery.queryKey });
      load(service);
      tell(service.published ? 'Saved. Visitors can book it from now on.' : 'Saved.');
    },
  });
  const refusal = save.error instanceof CallError ? save.error : null;
  const theirs = refusal?.status === 409 ? (refusal.current as Service | undefined) : undefined;
  // The only other conflict is about the address.
  const taken = refusal?.status === 409 && !theirs ? { slug: refusal.message } : {};
  return {
    stored,
    now,
    change: (patch: Partial<ServiceDraft>) => setNow((before) => ({ ...before, ...patch })),
    load,
    save,
    theirs,
    errors: { ...refusal?.fields, ...taken } as Readonly<Record<string, string>>,
    changed: JSON.stringify(now) !== JSON.stringify(stored ? draftOf(stored) : begin),
  };
}

export type ServiceWork = ReturnType<typeof useServiceDraft>;
