import {
  Alert,
  Fieldset,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { SettingsFooter } from '../../../../../lib/admin-ui/settings-footer.tsx';
import { currencies } from '../../../../websites/web/index.ts';
import type { Shop } from '../../../shop-shapes.ts';
import { NumberField } from './number-field.tsx';
import { ShopFrame } from './shop-frame.tsx';
import { type ShopForm, useShopForm } from './use-shop-form.ts';

function Opening({ form: { values, errors, set }, shop }: { form: ShopForm; shop: Shop }) {
  const money = useMemo(() => currencies(), []);
  return (
    <Fieldset legend="Your shop">
      <Stack>
        <Switch
          label="The shop is open"
          description="Visitors find “Shop” in the header of your site and can buy."
          checked={values.enabled}
          onChange={({ currentTarget }) => set({ enabled: currentTarget.checked })}
        />
        <Select
          label="Currency"
          description="All prices of your shop are in it."
          data={money}
          value={values.currency}
          error={errors['currency']}
          onChange={(currency) => currency && set({ currency })}
          searchable
          allowDeselect={false}
          maxDropdownHeight={280}
          nothingFoundMessage="Nothing goes by that name."
        />
        {values.currency !== shop.currency && (
          <Alert color="orange" icon={<IconInfoCircle />} role="status">
            Prices keep their figures: 20 {shop.currency} become 20 {values.currency}. Orders that were made
            keep their currency.
          </Alert>
        )}
      </Stack>
    </Fieldset>
  );
}

function Papers({ form: { values, errors, set } }: { form: ShopForm }) {
  return (
    <Fieldset legend="Numbers and invoices">
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Before order numbers"
            description={`The next are like ${values.numberPrefix}1001.`}
            maxLength={12}
            value={values.numberPrefix}
            error={errors['numberPrefix']}
            onChange={({ currentTarget }) => set({ numberPrefix: currentTarget.value })}
          />
          <TextInput
            label="Before invoice numbers"
            description={`The next are like ${values.invoicePrefix}00001.`}
            maxLength={12}
            value={values.invoicePrefix}
            error={errors['invoicePrefix']}
            onChange={({ currentTarget }) => set({ invoicePrefix: currentTarget.value })}
          />
        </SimpleGrid>
        <Textarea
          label="Name and address on invoices"
          description="Below the name of your site."
          autosize
          minRows={3}
          maxLength={1000}
          value={values.seller}
          error={errors['seller']}
          onChange={({ currentTarget }) => set({ seller: currentTarget.value })}
        />
      </Stack>
    </Fieldset>
  );
}

function Rules({ form: { values, errors, set } }: { form: ShopForm }) {
  const { terms, downloads } = values;
  return (
    <Fieldset legend="Rules">
      <Stack>
        <Switch
          label="Buyers must accept your terms"
          description="A box to tick before they pay."
          checked={terms.required}
          onChange={({ currentTarget }) => set({ terms: { ...terms, required: currentTarget.checked } })}
        />
        {terms.required && (
          <TextInput
            label="Where your terms are"
            description="A page of your site, such as /terms, or a whole address."
            value={terms.href}
            error={errors['terms.href']}
            onChange={({ currentTarget }) => set({ terms: { ...terms, href: currentTarget.value } })}
          />
        )}
        <TextInput
          label="Delivery and returns page"
          description="Product pages link to it. A page of your site, such as /terms, or a full web address. Leave empty for no link."
          value={values.policy}
          error={errors['policy']}
          onChange={({ currentTarget }) => set({ policy: currentTarget.value })}
        />
        <NumberField
          label="Days to withdraw"
          description="In which buyers may change their mind after everything has arrived: at least 14 in the EU and the UK. 0 offers it to nobody."
          max={365}
          allowDecimal={false}
          value={values.withdrawalDays}
          error={errors['withdrawalDays']}
          onChange={(withdrawalDays) => set({ withdrawalDays })}
        />
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <NumberField
            label="Downloads of a file"
            description="How often each buyer may fetch it."
            min={1}
            max={1000}
            allowDecimal={false}
            value={downloads.limit}
            error={errors['downloads.limit']}
            onChange={(limit) => set({ downloads: { ...downloads, limit } })}
          />
          <NumberField
            label="Days to download"
            description="Counted from the payment."
            min={1}
            max={3650}
            allowDecimal={false}
            value={downloads.days}
            error={errors['downloads.days']}
            onChange={(days) => set({ downloads: { ...downloads, days } })}
          />
        </Group>
      </Stack>
    </Fieldset>
  );
}

function Notices({ form: { values, errors, set } }: { form: ShopForm }) {
  return (
    <Fieldset legend="Mails">
      <Stack>
        <Switch
          label="Remind of carts that were left"
          description="One mail, four hours after somebody who gave an address or is signed in went away without paying. It has a link that ends such mails."
          checked={values.abandonedCart}
          onChange={({ currentTarget }) => set({ abandonedCart: currentTarget.checked })}
        />
        <NumberField
          label="Tell me when so many are left"
          description="You get a mail when the stock of something falls to this. Each product may have a figure of its own."
          max={1_000_000}
          allowDecimal={false}
          value={values.lowStock}
          error={errors['lowStock']}
          onChange={(lowStock) => set({ lowStock })}
        />
      </Stack>
    </Fieldset>
  );
}

function General({ shop }: { shop: Shop }) {
  const form = useShopForm(shop);
  return (
    <Stack maw={640} gap="lg">
      <Opening form={form} shop={shop} />
      <Papers form={form} />
      <Rules form={form} />
      <Notices form={form} />
      <SettingsFooter form={form} />
    </Stack>
  );
}

/** The shop as a whole: open or not, numbers, rules, mails. */
export const ShopSettings = () => (
  <ShopFrame title="Shop" lead="Whether it is open, and by which rules it sells.">
    {(shop) => <General shop={shop} />}
  </ShopFrame>
);
