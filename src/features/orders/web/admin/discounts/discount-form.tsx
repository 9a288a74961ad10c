import { Button, Fieldset, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { SettingsFooter } from '../../../../../lib/admin-ui/editing/settings-footer.tsx';
import { useSettingsForm } from '../../../../../lib/admin-ui/editing/use-settings-form.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { Discount } from '../../../shop-shapes.ts';
import { MoneyField, NumberField, optional } from '../settings/number-field.tsx';
import { callShop } from '../settings/shop-calls.ts';
import { DeleteDiscount } from './delete-discount.tsx';
import { discountQuery, DISCOUNTS_KEY, discountsPath, fieldsOf } from './discount-calls.ts';
import { usesOf } from './discount-words.ts';
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

function useDiscountForm(discount: Discount) {
  const queries = useQueryClient();
  const [made, setMade] = useState(false);
  const isNew = discount._id === '';
  const form = useSettingsForm({
    stored: discount,
    read: fieldsOf,
    send: (_changes, values, version) =>
      isNew
        ? callShop('POST /api/discount', { body: values })
        : callShop('PUT /api/discount/{id}', {
            params: { id: discount._id },
            body: { ...values, version },
          }),
    keep: (saved) => {
      queries.setQueryData(discountQuery(saved._id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: [...DISCOUNTS_KEY, 'list'] });
      if (isNew) setMade(true);
    },
    saved: isNew ? 'Discount code added.' : 'Discount code saved.',
  });
  return { form, made, isNew };
}

type Form = ReturnType<typeof useDiscountForm>['form'];

function Effect({ form: { values, errors, set }, currency }: { form: Form; currency: string }) {
  return (
    <Fieldset legend="Discount">
      <Stack>
        <TextInput
          label="Code"
          description="Customers enter this code at checkout. Upper and lower case don’t matter."
          placeholder="WELCOME10"
          required
          maxLength={40}
          value={values.code}
          error={errors['code']}
          autoComplete="off"
          onChange={({ currentTarget }) => set({ code: currentTarget.value.toUpperCase() })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label="Type"
            data={kinds}
            value={values.kind}
            error={errors['kind']}
            onChange={({ currentTarget }) =>
              set({
                kind: kinds.find(({ value }) => value === currentTarget.value)?.value ?? 'percent',
                ...(currentTarget.value === 'free-shipping' ? { value: 0 } : {}),
              })
            }
          />
          {values.kind === 'percent' && (
            <NumberField
              label="Amount"
              suffix="%"
              max={100}
              decimalScale={2}
              value={values.value}
              error={errors['value']}
              onChange={(value) => set({ value })}
            />
          )}
          {values.kind === 'fixed' && (
            <MoneyField
              label="Amount"
              currency={currency}
              value={values.value}
              error={errors['value']}
              onChange={(value) => set({ value })}
            />
          )}
        </SimpleGrid>
        <MoneyField
          label="Minimum order value"
          description="Enter 0 for no minimum."
          currency={currency}
          value={values.minimum}
          error={errors['minimum']}
          onChange={(minimum) => set({ minimum })}
        />
      </Stack>
    </Fieldset>
  );
}

function Limits({ form: { values, errors, set } }: { form: Form }) {
  return (
    <Fieldset legend="Dates and usage limits">
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TimeField
            label="Start date"
            value={values.startsAt}
            error={errors['startsAt']}
            onChange={(startsAt) => set({ startsAt })}
          />
          <TimeField
            label="End date"
            value={values.endsAt}
            error={errors['endsAt']}
            onChange={(endsAt) => set({ endsAt })}
          />
          <NumberField
            label="Total usage limit"
            description="Leave empty for no limit."
            allowDecimal={false}
            min={1}
            max={10_000_000}
            value={values.totalLimit}
            error={errors['totalLimit']}
            onChange={(value) => set({ totalLimit: optional(value) })}
          />
          <NumberField
            label="Usage limit per customer"
            description="Counted by email address."
            allowDecimal={false}
            min={1}
            max={10_000_000}
            value={values.customerLimit}
            error={errors['customerLimit']}
            onChange={(value) => set({ customerLimit: optional(value) })}
          />
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}

function Editor({ discount }: { discount: Discount }) {
  const currency = useWebsite().data?.ecommerce.currency ?? 'GBP';
  const { form, made, isNew } = useDiscountForm(discount);
  const { values, set, save, saving } = form;
  if (made) return <Navigate replace to={discountsPath} />;
  return (
    <>
      <PageHeader
        title={isNew ? 'New discount code' : discount.code}
        back={{ to: discountsPath, label: 'Discount codes' }}
      >
        {!isNew && <DeleteDiscount discount={discount} />}
      </PageHeader>
      <Stack maw={640} gap="lg">
        {!isNew && (
          <Group justify="space-between">
            <Text>
              {usesOf(discount)}.{!values.active && ' This code has ended and can’t be used.'}
            </Text>
            <Button variant="default" onClick={() => set({ active: !values.active })}>
              {values.active ? 'End code' : 'Reactivate code'}
            </Button>
          </Group>
        )}
        <Effect form={form} currency={currency} />
        <Limits form={form} />
        {isNew && (
          <Button onClick={save} loading={saving} style={{ alignSelf: 'flex-start' }}>
            Add code
          </Button>
        )}
        <SettingsFooter form={form} bar={!isNew} says="Changes apply as soon as you save." />
      </Stack>
    </>
  );
}

/** Adds or edits a discount code. */
export function DiscountForm() {
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  const { data, error, refetch } = useQuery({ ...discountQuery(id), enabled: !isNew });
  const discount = isNew ? empty : data;
  if (discount) return <Editor key={id} discount={discount} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={4} height={64} />;
}
