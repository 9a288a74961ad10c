import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { NumberInput } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { currencyDecimals, smallestAmount } from '../../../../../lib/values/money.ts';
import { useShownMoney, useWebsite } from '../../../../websites/web/index.ts';
import type { Service } from '../../../service-shapes.ts';
import { type Amount } from './service-draft.ts';
import { changedPrices, isFree, type Prices, type PriceChange, wouldBeFree } from './price-changes.ts';
import css from './services.module.css';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

/** How many services the dialog lists. */
const MOST_SHOWN = 8;

interface Props {
  services: readonly Service[];
  onChange: (pricesOf: (service: Service) => Prices) => void;
  onClose: () => void;
}

const rangeOf = ({ price, durations }: Prices, money: (amount: number) => string): string => {
  const words = messagesNow(servicesAdmin);
  return [price, ...durations.map((each) => each.price)]
    .map((amount) => (amount === 0 ? words.free : money(amount)))
    .join(', ');
};

function problemOf(services: readonly Service[], pricesOf: (service: Service) => Prices): string | undefined {
  const words = messagesNow(servicesAdmin);
  const free = services.find((service) => wouldBeFree(service, pricesOf(service)));
  return free && words.wouldBeFreeEnterA({ label: free.label });
}

interface NewPricesProps {
  services: readonly Service[];
  pricesOf: ((service: Service) => Prices) | null;
}

/** The prices of the first services, with the new ones once they are known. */
function NewPrices({ services, pricesOf }: NewPricesProps) {
  const words = useMessages(servicesAdmin);
  const money = useShownMoney();
  const others = services.length - MOST_SHOWN;
  return (
    <ul className={css.prices} aria-label={words.prices}>
      {services.slice(0, MOST_SHOWN).map((service) => (
        <li key={service._id}>
          <span className="admin-words">{service.label}</span>
          <span>
            {rangeOf(service, money)}
            {pricesOf && (
              <>
                <span aria-hidden> → </span>
                <b>{rangeOf(pricesOf(service), money)}</b>
              </>
            )}
          </span>
        </li>
      ))}
      {others > 0 && <li>{words.andMore({ others })}</li>}
    </ul>
  );
}

/** Raises or lowers prices, and shows the new ones before. */
export function PriceDialog({ services, onChange, onClose }: Props) {
  const words = useMessages(servicesAdmin);
  const [direction, setDirection] = useState<1 | -1>(1);
  const [unit, setUnit] = useState<PriceChange['unit']>('percent');
  const [by, setBy] = useState<Amount>('');
  const currency = useWebsite().data?.ecommerce.currency ?? '';
  const smallest = smallestAmount(currency);
  const pricesOf = (service: Service) =>
    changedPrices(service, { unit, by: direction * (by === '' ? 0 : by) }, smallest);
  const priced = services.filter((service) => !isFree(service));
  const problem = problemOf(priced, pricesOf);
  const isReady = by !== '' && by > 0 && problem === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onChange(pricesOf);
  };
  return (
    <Dialog onClose={onClose} title={words.changePricesOf({ count: priced.length })}>
      <form onSubmit={submit}>
        <Stack>
          <Group className={css.change ?? ''} align="flex-start">
            <NativeSelect
              label={words.change}
              value={String(direction)}
              onChange={({ currentTarget }) => setDirection(currentTarget.value === '-1' ? -1 : 1)}
              data={[
                { value: '1', label: words.increase },
                { value: '-1', label: words.decrease },
              ]}
              data-autofocus
            />
            <NumberInput
              label={words.by}
              min={0}
              max={unit === 'percent' ? 1000 : 999_999}
              decimalScale={unit === 'amount' ? currencyDecimals(currency) : 2}
              hideControls
              value={by}
              onChange={setBy}
            />
            <NativeSelect
              label={words.unit}
              value={unit}
              onChange={({ currentTarget }) => setUnit(currentTarget.value as PriceChange['unit'])}
              data={[
                { value: 'percent', label: words.percent },
                { value: 'amount', label: currency || words.amount },
              ]}
            />
          </Group>
          {problem && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {problem}
            </Text>
          )}
          <NewPrices services={priced} pricesOf={isReady ? pricesOf : null} />
          <Text size="sm" c="dimmed">
            {words.freeServicesStayFreeExisting}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={!isReady}>
              {words.changePricesButton({ count: priced.length })}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
