import { Button, Group, Modal, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { Discount } from '../../../shop-shapes.ts';
import { callShop } from '../settings/shop-calls.ts';
import { DISCOUNTS_KEY, discountsPath } from './discount-calls.ts';

/** Deletes a code after confirmation. */
export function DeleteDiscount({ discount: { _id, code, used } }: { discount: Discount }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => callShop('DELETE /api/discount/{id}', { params: { id: _id } }),
    onSuccess: async () => {
      tell(`Discount code ${code} deleted.`);
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
          This can’t be undone.{' '}
          {used > 0
            ? `Orders keep their discounts, but the usage count is lost. To keep it, end the code instead.`
            : 'It hasn’t been used.'}
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
            Delete code
          </Button>
        </Group>
      </Modal>
    </>
  );
}
