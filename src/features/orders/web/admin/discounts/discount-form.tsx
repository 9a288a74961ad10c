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
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { percentSuffix } from '../../../../../lib/admin-ui/numbers/typed-in-admin.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { discountsAdmin } from '../../../messages/admin-discounts/area.ts';

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

const kinds = (words: WordsOf<typeof discountsAdmin>): { value: Discount['kind']; label: string }[] => [
  { value: 'percent', label: words.percentageOff },
  { value: 'fixed', label: words.fixedAmountOff },
  { value: 'free-shipping', label: words.freeDelivery },
];

/** A discount code being edited, or a new one. */
function useDiscountEditing(loaded: Discount | null) {
  const words = useMessages(discountsAdmin);
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
    says: loaded ? words.discountCodeSaved : words.discountCodeAdded,
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
  const words = useMessages(discountsAdmin);
  return (
    <Fieldset legend={words.discount}>
      <Stack>
        <TextInput
          label={words.code}
          description={words.customersEnterThisCodeAt}
          placeholder={words.codePlaceholder}
          required
          maxLength={40}
          value={now.code}
          error={errors['code']}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ code: currentTarget.value.toUpperCase() })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label={words.type}
            data={kinds(words)}
            value={now.kind}
            error={errors['kind']}
            onChange={({ currentTarget }) =>
              change({
                kind: kinds(words).find(({ value }) => value === currentTarget.value)?.value ?? 'percent',
                ...(currentTarget.value === 'free-shipping' ? { value: 0 } : {}),
              })
            }
          />
          {now.kind === 'percent' && (
            <NumberField
              label={words.amount}
              suffix={percentSuffix()}
              max={100}
              decimalScale={2}
              value={now.value}
              error={errors['value']}
              onChange={(value) => change({ value })}
            />
          )}
          {now.kind === 'fixed' && (
            <MoneyField
              label={words.amount}
              currency={currency}
              value={now.value}
              error={errors['value']}
              onChange={(value) => change({ value })}
            />
          )}
        </SimpleGrid>
        <MoneyField
          label={words.minimumOrderValue}
          description={words.enter0ForNoMinimum}
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
  const words = useMessages(discountsAdmin);
  return (
    <Fieldset legend={words.datesAndUsageLimits}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TimeField
            label={words.startDate}
            value={now.startsAt}
            error={errors['startsAt']}
            onChange={(startsAt) => change({ startsAt })}
          />
          <TimeField
            label={words.endDate}
            value={now.endsAt}
            error={errors['endsAt']}
            onChange={(endsAt) => change({ endsAt })}
          />
          <NumberField
            label={words.totalUsageLimit}
            description={words.leaveEmptyForNoLimit}
            allowDecimal={false}
            min={1}
            max={10_000_000}
            value={now.totalLimit}
            error={errors['totalLimit']}
            onChange={(value) => change({ totalLimit: optional(value) })}
          />
          <NumberField
            label={words.usageLimitPerCustomer}
            description={words.countedByEmailAddress}
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
  const words = useMessages(discountsAdmin);
  const currency = useWebsite().data?.ecommerce.currency ?? 'GBP';
  const editing = useDiscountEditing(loaded);
  const { stored, now, change, save, saving } = editing;
  if (!loaded && stored) return <Navigate replace to={discountsPath} />;
  return (
    <>
      <PageHeader
        title={stored ? stored.code : words.newDiscountCode}
        back={{ to: discountsPath, label: words.discountCodes }}
      >
        {stored && <DeleteDiscount discount={stored} />}
      </PageHeader>
      <Stack maw={640} gap="lg">
        {stored && (
          <Group justify="space-between">
            <Text>
              {usesOf(stored)}.{!now.active && ` ${words.thisCodeHasEndedAnd}`}
            </Text>
            <Button variant="default" onClick={() => change({ active: !now.active })}>
              {now.active ? words.endCode : words.reactivateCode}
            </Button>
          </Group>
        )}
        <Effect editing={editing} currency={currency} />
        <Limits editing={editing} />
        {!stored && (
          <Button onClick={() => void save()} loading={saving} style={{ alignSelf: 'flex-start' }}>
            {words.addCode}
          </Button>
        )}
        <EditingFooter
          editing={editing}
          subject={words.thisDiscountCodeWas}
          bar={stored !== null}
          says={words.changesApplyAsSoonAs}
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
