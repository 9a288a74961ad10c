import { Button, Fieldset, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { Discount } from '../../../shop-shapes.ts';
import { MoneyField, NumberField, optional } from '../settings/number-field.tsx';
import { callShop } from '../settings/shop-calls.ts';
import { DeleteDiscount } from './delete-discount.tsx';
import { discountQuery, DISCOUNTS_KEY, discountsPath, fieldsOf } from './discount-calls.ts';
import { usesOf } from './discount-labels.ts';
import { TimeField } from '../../../../websites/web/index.ts';

const empty: Discount = {
  _id: '',
  code: '',
  kind: 'percent',
  value: 10,
  active: true,
  startsAt: null,
  endsAt: null,
  minimum: 0,
  totalLimit: null,
  customerLimit: null,
  used: 0,
  version: 1,
};

const kinds: { value: Discount['kind']; label: string }[] = [
  { value: 'percent', label: 'Percentage off' },
  { value: 'fixed', label: 'Fixed amount off' },
  { value: 'free-shipping', label: 'Free delivery' },
];

/** A discount code being edited, or a new one. */
function useDiscountEditing(loaded: Discount | null) {
  const queries = useQueryClient();
  return useEditing(loaded, {
    draftOf: (discount) => fieldsOf(discount ?? empty),
    send: ({ now, stored }) =>
      stored
        ? callShop('PUT /api/discount/{id}', {
            params: { id: stored._id },
            body: { ...now, version: stored.version },
          })
        : callShop('POST /api/discount', { body: now }),
    keep: (saved) => {
      queries.setQueryData(discountQuery(saved._id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: [...DISCOUNTS_KEY, 'list'] });
    },
    says: loaded ? 'Discount code saved.' : 'Discount code added.',
    merges: true,
  });
}

type DiscountEditing = ReturnType<typeof useDiscountEditing>;

function Effect({
  editing: { now, errors, change },
  currency,
}: {
  editing: DiscountEditing;
  currency: string;
}) {
  return (
    <Fieldset legend="Discount">
      <Stack>
        <TextInput
          label="Code"
          description="Customers enter this code at checkout. Upper and lower case don’t matter."
          placeholder="WELCOME10"
          required
          maxLength={40}
          value={now.code}
          error={errors['code']}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ code: currentTarget.value.toUpperCase() })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label="Type"
            data={kinds}
            value={now.kind}
            error={errors['kind']}
            onChange={({ currentTarget }) =>
              change({
                kind: kinds.find(({ value }) => value === currentTarget.value)?.value ?? 'percent',
                ...(currentTarget.value === 'free-shipping' ? { value: 0 } : {}),
              })
            }
          />
          {now.kind === 'percent' && (
            <NumberField
              label="Amount"
              suffix="%"
              max={100}
              decimalScale={2}
              value={now.value}
              error={errors['value']}
              onChange={(value) => change({ value })}
            />
          )}
          {now.kind === 'fixed' && (
            <MoneyField
              label="Amount"
              currency={currency}
              value={now.value}
              error={errors['value']}
              onChange={(value) => change({ value })}
            />
          )}
        </SimpleGrid>
        <MoneyField
          label="Minimum order value"
          description="Enter 0 for no minimum."
          currency={currency}
          value={now.minimum}
          error={errors['minimum']}
          onChange={(minimum) => change({ minimum })}
        />
      </Stack>
    </Fieldset>
  );
}

function Limits({ editing: { now, errors, change } }: { editing: DiscountEditing }) {
  return (
    <Fieldset legend="Dates and usage limits">
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TimeField
            label="Start date"
            value={now.startsAt}
            error={errors['startsAt']}
            onChange={(startsAt) => change({ startsAt })}
          />
          <TimeField
            label="End date"
            value={now.endsAt}
            error={errors['endsAt']}
            onChange={(endsAt) => change({ endsAt })}
          />
          <NumberField
            label="Total usage limit"
            description="Leave empty for no limit."
            allowDecimal={false}
            min={1}
            max={10_000_000}
            value={now.totalLimit}
            error={errors['totalLimit']}
            onChange={(value) => change({ totalLimit: optional(value) })}
          />
          <NumberField
            label="Usage limit per customer"
            description="Counted by email address."
            allowDecimal={false}
            min={1}
            max={10_000_000}
            value={now.customerLimit}
            error={errors['customerLimit']}
            onChange={(value) => change({ customerLimit: optional(value) })}
          />
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}

function Editor({ loaded }: { loaded: Discount | null }) {
  const currency = useWebsite().data?.ecommerce.currency ?? 'GBP';
  const editing = useDiscountEditing(loaded);
  const { stored, now, change, save, saving } = editing;
  if (!loaded && stored) return <Navigate replace to={discountsPath} />;
  return (
    <>
      <PageHeader
        title={stored ? stored.code : 'New discount code'}
        back={{ to: discountsPath, label: 'Discount codes' }}
      >
        {stored && <DeleteDiscount discount={stored} />}
      </PageHeader>
      <Stack maw={640} gap="lg">
        {stored && (
          <Group justify="space-between">
            <Text>
              {usesOf(stored)}.{!now.active && ' This code has ended and can’t be used.'}
            </Text>
            <Button variant="default" onClick={() => change({ active: !now.active })}>
              {now.active ? 'End code' : 'Reactivate code'}
            </Button>
          </Group>
        )}
        <Effect editing={editing} currency={currency} />
        <Limits editing={editing} />
        {!stored && (
          <Button onClick={() => void save()} loading={saving} style={{ alignSelf: 'flex-start' }}>
            Add code
          </Button>
        )}
        <EditingFooter
          editing={editing}
          subject="This discount code was"
          bar={stored !== null}
          says="Changes apply as soon as you save."
        />
      </Stack>
    </>
  );
}

/** Adds or edits a discount code. */
export function DiscountForm() {
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  const { data, error, refetch } = useQuery({ ...discountQuery(id), enabled: !isNew });
  if (isNew) return <Editor key={id} loaded={null} />;
  if (data) return <Editor key={id} loaded={data} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={4} height={64} />;
}
