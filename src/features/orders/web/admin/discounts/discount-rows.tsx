import { Anchor, Badge, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { BulkButton } from '../../../../../lib/admin-ui/lists/bulk-button.tsx';
import type { Column } from '../../../../../lib/admin-ui/lists/list-rows.tsx';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { MOST_AT_ONCE } from '../../../../../lib/work/at-once.ts';
import { useShownMoney, useWebsite } from '../../../../websites/web/index.ts';
import { discountsAdmin } from '../../../messages/admin-discounts/area.ts';
import type { Discount } from '../../../shop-shapes.ts';
import { discountsPath } from './discount-calls.ts';
import { effectOf, stateLabels, stateOf, usesOf } from './discount-labels.ts';
import type { DiscountActions } from './use-discount-actions.tsx';

function State({ discount }: { discount: Discount }) {
  const words = useMessages(discountsAdmin);
  const { label, color } = stateLabels[stateOf(discount)];
  return (
    <Badge color={color} variant="dot" tt="none" fw={500}>
      {words[label]}
    </Badge>
  );
}

function Effect({ discount }: { discount: Discount }) {
  const site = useWebsite().data;
  const money = useShownMoney();
  return effectOf(discount, (amount) => money(amount, site?.ecommerce.currency ?? 'GBP'));
}

function Dates({ discount: { startsAt, endsAt } }: { discount: Discount }) {
  const words = useMessages(discountsAdmin);
  const site = useWebsite().data;
  const day = (instant: string) =>
    new Intl.DateTimeFormat(adminLocale(), { dateStyle: 'medium', timeZone: site?.timezone }).format(
      new Date(instant),
    );
  const [start, end] = [startsAt && day(startsAt), endsAt && day(endsAt)];
  if (start && end) return words.fromUntil({ start, end });
  if (start) return words.fromDay({ day: start });
  return end && words.untilDay({ day: end });
}

export const codeColumn = (words: WordsOf<typeof discountsAdmin>): Column<Discount> => ({
  label: words.code,
  cell: ({ _id, code }) => (
    <Anchor component={Link} to={`${discountsPath}/${_id}`} c="inherit" fw={600} className="admin-words">
      {code}
    </Anchor>
  ),
});

/** Columns that can be hidden. */
export const discountColumns = (words: WordsOf<typeof discountsAdmin>): Record<string, Column<Discount>> => ({
  status: { label: words.status, cell: (discount) => <State discount={discount} /> },
  discount: { label: words.discount, cell: (discount) => <Effect discount={discount} /> },
  dates: { label: words.dates, cell: (discount) => <Dates discount={discount} /> },
  usage: {
    label: words.usage,
    cell: (discount) => (
      <Text span size="sm" c="dimmed">
        {usesOf(discount)}
      </Text>
    ),
  },
});

interface EndProps {
  discount: Discount;
  actions: DiscountActions;
}

export function EndButton({ discount, actions }: EndProps) {
  const words = useMessages(discountsAdmin);
  if (stateOf(discount) === 'ended') return null;
  return (
    <Button
      variant="default"
      size="xs"
      disabled={actions.isPending}
      onClick={() => actions.activate([discount], false)}
      aria-label={words.endCodeNamed({ code: discount.code })}
    >
      {words.endCode}
    </Button>
  );
}

interface BulkProps {
  selection: Selection<Discount>;
  actions: DiscountActions;
}

/** Actions on the selected codes. */
export function DiscountBulkActions({ selection, actions }: BulkProps) {
  const words = useMessages(discountsAdmin);
  const { rows } = selection;
  const clear = () => selection.setAll(false);
  const state = { isPending: actions.isPending, isDisabled: rows.length > MOST_AT_ONCE };
  const current = rows.filter((discount) => stateOf(discount) !== 'ended');
  const ended = rows.filter(({ active }) => !active);
  return (
    <BulkBar selection={selection} limit={MOST_AT_ONCE}>
      {current.length > 0 && (
        <BulkButton {...state} label={words.end} onClick={() => actions.activate(current, false, clear)} />
      )}
      {ended.length > 0 && (
        <BulkButton
          {...state}
          label={words.reactivate}
          onClick={() => actions.activate(ended, true, clear)}
        />
      )}
      <BulkButton {...state} isRed label={words.delete} onClick={() => actions.askToDelete(rows, clear)} />
    </BulkBar>
  );
}
