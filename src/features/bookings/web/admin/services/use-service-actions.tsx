import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Service } from '../../../service-shapes.ts';
import { callBookings, servicesQuery } from '../booking-calls.ts';
import { copyOf } from './service-draft.ts';

/** Actions of the list on a service. */
export function useServiceActions() {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: servicesQuery.queryKey });
  const setPublished = (id: string, published: boolean) =>
    callBookings('PUT /api/service/{id}', { params: { id }, body: { published } }).then(reload);

  const publish = useMutation({
    mutationFn: ({ _id, published }: Service) => setPublished(_id, !published),
    onSuccess: (_, { _id, label, published }) =>
      offerUndo({
        says: published ? `“${label}” is now hidden.` : `“${label}” can now be booked.`,
        undo: () => void setPublished(_id, published).catch(tellError),
      }),
  });
  const copy = useMutation({
    mutationFn: (service: Service) => callBookings('POST /api/service', { body: copyOf(service) }),
    onSuccess: async ({ label }) => {
      await reload();
      tell(`“${label}” created as hidden.`);
    },
  });
  const remove = useMutation({
    mutationFn: ({ _id }: Service) => callBookings('DELETE /api/service/{id}', { params: { id: _id } }),
    onSuccess: async (_, { label }) => {
      await reload();
      tell(`“${label}” deleted.`);
    },
  });
  return {
    publish: (service: Service) => publish.mutate(service),
    copy: (service: Service) => copy.mutate(service),
    remove: (service: Service) =>
      modals.openConfirmModal({
        title: `Delete “${service.label}”?`,
        children: <Text size="sm">This can’t be undone. Services with bookings can only be hidden.</Text>,
        labels: { confirm: 'Delete service', cancel: 'Cancel' },
        confirmProps: { color: 'red' },
        onConfirm: () => remove.mutate(service),
      }),
  };
}

export type ServiceActions = ReturnType<typeof useServiceActions>;
