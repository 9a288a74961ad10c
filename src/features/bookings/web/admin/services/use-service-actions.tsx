import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Service } from '../../../service-shapes.ts';
import { callBookings, servicesQuery } from '../booking-calls.ts';
import { copyOf } from './service-draft.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

/** Actions of the list on a service. */
export function useServiceActions() {
  const words = useMessages(servicesAdmin);
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: servicesQuery.queryKey });
  const setPublished = (id: string, published: boolean) =>
    callBookings('PUT /api/service/{id}', { params: { id }, body: { published } }).then(reload);

  const publish = useMutation({
    mutationFn: ({ _id, published }: Service) => setPublished(_id, !published),
    onSuccess: (_, { _id, label, published }) =>
      offerUndo({
        says: published ? words.isNowHidden({ name: label }) : words.canNowBeBooked({ name: label }),
        undo: () => void setPublished(_id, published).catch(tellError),
      }),
  });
  const copy = useMutation({
    mutationFn: (service: Service) => callBookings('POST /api/service', { body: copyOf(service) }),
    onSuccess: async ({ label }) => {
      await reload();
      tell(words.createdAsHidden({ name: label }));
    },
  });
  const remove = useMutation({
    mutationFn: ({ _id }: Service) => callBookings('DELETE /api/service/{id}', { params: { id: _id } }),
    onSuccess: async (_, { label }) => {
      await reload();
      tell(words.namedDeleted({ name: label }));
    },
  });
  return {
    publish: (service: Service) => publish.mutate(service),
    copy: (service: Service) => copy.mutate(service),
    remove: (service: Service) =>
      modals.openConfirmModal({
        title: words.deleteNamed({ name: service.label }),
        children: <Text size="sm">{words.thisCantBeUndoneServices}</Text>,
        labels: { confirm: words.deleteService, cancel: words.cancel },
        confirmProps: { color: 'red' },
        onConfirm: () => remove.mutate(service),
      }),
  };
}

export type ServiceActions = ReturnType<typeof useServiceActions>;
