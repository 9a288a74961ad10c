import { Button, Group, Modal, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { Discount } from '../../../shop-shapes.ts';
import { callShop } from '../settings/shop-calls.ts';
import { DISCOUNTS_KEY, discountsPath } from './discount-calls.ts';

/** Removes a code for good, after a question. */
export function DeleteDiscount({ discount: { _id, code, used } }: { discount: Discount }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => callShop('DELETE /api/discount/{id}', { params: { id: _id } }),
    onSuccess: async () => {
      tell(`The code ${code} is deleted.`);
      await navigate(discountsPath);
      await queries.invalidateQueries({ queryKey: [...DISCOUNTS_KEY, 'list'] });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Modal opened={asking} onClose={() => setAsking(false)} title={`Delete ${code}?`}>
        <Text>
          This cannot be undone.{' '}
          {used > 0
            ? `Orders keep what they got by it, but how often it was used is forgotten. To keep the figure, end the code instead.`
            : 'Nobody has used it.'}
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            Keep it
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
            Delete the code
          </Button>
        </Group>
      </Modal>
    </>
  );
}
