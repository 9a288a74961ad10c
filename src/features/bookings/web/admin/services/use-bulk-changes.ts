import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Service } from '../../../service-shapes.ts';
import type { ServiceBulkChange } from '../../../services-contract.ts';
import { callBookings, callServices, servicesQuery } from '../booking-calls.ts';
import { copyOf } from './service-draft.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

export type Changes = Partial<Pick<Service, 'published' | 'price' | 'deposit' | 'durations'>>;

/** What several services get, each with its version, so that no other change is lost. */
export const bodyOfChanges = (
  services: readonly Service[],
  changeOf: (service: Service) => Changes,
): ServiceBulkChange[] =>
  services.map((service) => ({ _id: service._id, version: service.version, ...changeOf(service) }));

/** Gives each service back what the change took from it. */
export const wayBack = (
  before: readonly Service[],
  after: readonly Service[],
  changeOf: (service: Service) => Changes,
): ServiceBulkChange[] =>
  bodyOfChanges(after, ({ _id }) => {
    const was = before.find((service) => service._id === _id);
    if (!was) return {};
    const names = Object.keys(changeOf(was)) as (keyof Changes)[];
    return Object.fromEntries(names.map((name) => [name, was[name]]));
  });

interface Change {
  rows: readonly Service[];
  changeOf: (service: Service) => Changes;
  /** “2 services hidden.” */
  says: string;
}

/** Changes of the selected services: all of them or none, with a way back where one exists. */
export function useBulkChanges(onDone: () => void) {
  const words = useMessages(servicesAdmin);
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: servicesQuery.queryKey });
  const send = (services: ServiceBulkChange[]) =>
    callServices('PUT /api/services', { body: { services } }).finally(() => void reload());
  const erase = (services: readonly Service[]) =>
    callServices('POST /api/services/delete', {
      body: { services: services.map(({ _id }) => _id) },
    }).finally(() => void reload());

  const change = useMutation({
    mutationFn: ({ rows, changeOf }: Change) => send(bodyOfChanges(rows, changeOf)),
    onError: tellError,
    onSuccess: (after, { rows, changeOf, says }) => {
      onDone();
      offerUndo({
        says,
        undo: () => void send(wayBack(rows, after, changeOf)).catch(tellError),
      });
    },
  });
  const copy = useMutation({
    mutationFn: async (rows: readonly Service[]) => {
      const made: Service[] = [];
      try {
        // The newest is listed first, so the copies end up in the order of the originals.
        for (const service of rows.toReversed())
          made.push(await callBookings('POST /api/service', { body: copyOf(service) }));
      } catch (error) {
        // All or none.
        if (made.length > 0) await erase(made).catch(tellError);
        throw error;
      } finally {
        void reload();
      }
      return made;
    },
    onError: tellError,
    onSuccess: (made) => {
      onDone();
      offerUndo({
        says: words.servicesDuplicated({ count: made.length }),
        undo: () => void erase(made).catch(tellError),
      });
    },
  });
  const remove = useMutation({
    mutationFn: erase,
    onError: tellError,
    onSuccess: (_, rows) => {
      onDone();
      tell(words.servicesDeleted({ count: rows.length }));
    },
  });
  return {
    change: change.mutate,
    copy: copy.mutate,
    remove: remove.mutate,
    isPending: change.isPending || copy.isPending || remove.isPending,
  };
}
