import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { useShownMoney } from '../../../../websites/web/index.ts';
import type { BulkStep } from '../../../bulk-steps.ts';
import type { BulkResult, OrderSummary } from '../../../contract.ts';
import { callOrders, ORDERS_KEY } from '../order-calls.ts';
import css from '../orders.module.css';
import { linesOf, planOf, totalOf } from './bulk-labels.ts';
import { noParcels, type Parcels, ParcelFields } from './parcel-fields.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

interface Props {
  step: BulkStep;
  orders: readonly OrderSummary[];
  onDone: (skipped: readonly string[]) => void;
  onClose: () => void;
}

type Skipped = BulkResult['skipped'];

function SkippedLines({ skipped, says }: { skipped: Skipped; says: string }) {
  if (skipped.length === 0) return null;
  return (
    <div>
      <Text size="sm" mb={4}>
        {says}
      </Text>
      <ul className={css.skipped}>
        {linesOf(skipped).map((line) => (
          <Text key={line} component="li" size="sm">
            {line}
          </Text>
        ))}
      </ul>
    </div>
  );
}

/** What the step does to the orders that it changes. */
function Consequence({ step, able }: { step: BulkStep; able: readonly OrderSummary[] }) {
  const words = useMessages(ordersAdmin);
  const show = useShownMoney();
  if (step !== 'pay') return <Text size="sm">{words.itemsWillBeMarked({ count: able.length, step })}</Text>;
  const sum = totalOf(able);
  const money = sum && show(sum.total, sum.currency);
  return (
    <Text size="sm">
      {money
        ? words.customersGetAnEmailAboutTotal({ count: able.length, money })
        : words.customersGetAnEmail({ count: able.length })}
    </Text>
  );
}

function Attention({ able }: { able: readonly OrderSummary[] }) {
  const words = useMessages(ordersAdmin);
  const numbers = able.filter(({ trouble }) => trouble).map(({ number }) => number);
  if (numbers.length === 0) return null;
  return (
    <Alert color="orange" className="admin-words">
      {numbers.length === 1
        ? words.orderNeedsAttentionCheckIt({ number: numbers[0] ?? '' })
        : words.ordersNeedAttention({ count: numbers.length, numbers: numbers.join(', ') })}
    </Alert>
  );
}

/** After a step that skipped some: it stays until it is read. */
function Result({ skipped, onClose }: { skipped: Skipped; onClose: () => void }) {
  const words = useMessages(ordersAdmin);
  const close = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => close.current?.focus(), []);
  return (
    <Stack gap="sm">
      <SkippedLines skipped={skipped} says={words.wereSkipped({ count: skipped.length })} />
      <Group justify="flex-end">
        <Button ref={close} onClick={onClose}>
          {words.close}
        </Button>
      </Group>
    </Stack>
  );
}

function useStep({ step, orders, onDone, onClose }: Props) {
  const words = useMessages(ordersAdmin);
  const queries = useQueryClient();
  const { able, skipped: expected } = planOf(step, orders);
  return useMutation({
    mutationFn: async ({ parcels, notify }: { parcels: Parcels; notify: boolean }) => {
      const { changed, skipped } =
        step === 'pay'
          ? await callOrders('POST /api/orders/mark-paid', {
              body: { orders: able.map(({ _id, version }) => ({ _id, version })) },
            })
          : await callOrders('POST /api/orders/fulfil', {
              body: {
                orders: able.map(({ _id }) => ({ _id, tracking: parcels.tracking[_id] ?? '' })),
                collection: step === 'ready',
                carrier: parcels.carrier,
                notify,
              },
            });
      return { changed, skipped: [...expected, ...skipped] };
    },
    onSuccess: ({ changed, skipped }) => {
      const says = `${words.ordersMarked({ count: changed, step })}.`;
      onDone(skipped.map(({ _id }) => _id));
      if (skipped.length > 0) return announce(says);
      tell(says);
      onClose();
    },
    // A lost reply may have been a success, so what is shown is read again in any case.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ORDERS_KEY }),
        queries.invalidateQueries({ queryKey: ['order'] }),
      ]),
  });
}

/** Asks before a step with several orders, and says afterwards which of them it skipped. */
export function BulkDialog(props: Props) {
  const words = useMessages(ordersAdmin);
  const { step, orders, onClose } = props;
  const [parcels, setParcels] = useState(noParcels);
  const [notify, setNotify] = useState(true);
  const { mutate, isPending, data } = useStep(props);
  const { able, skipped } = planOf(step, orders);
  if (data) {
    const title = words.ordersMarked({ count: data.changed, step });
    return (
      <Dialog onClose={onClose} title={title}>
        <Result skipped={data.skipped} onClose={onClose} />
      </Dialog>
    );
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ parcels, notify });
  };
  return (
    <Dialog onClose={onClose} title={words.markOrdersAs({ count: able.length, step })}>
      <form onSubmit={send}>
        <Stack gap="sm">
          <Consequence step={step} able={able} />
          <SkippedLines skipped={skipped} says={words.willBeSkipped({ count: skipped.length })} />
          <Attention able={able} />
          {step === 'fulfil' && <ParcelFields orders={able} parcels={parcels} onChange={setParcels} />}
          {step !== 'pay' && (
            <Checkbox
              label={words.sendEmailsToCustomers({ count: able.length })}
              checked={notify}
              onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={isPending}>
              {words.markAs({ step })}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
