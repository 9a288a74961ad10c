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
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { currencies } from '../../../../websites/web/index.ts';
import type { Shop } from '../../../shop-shapes.ts';
import { NumberField } from './number-field.tsx';
import { ShopFrame } from './shop-frame.tsx';
import { type ShopEditing, useShopEditing } from './use-shop-editing.ts';

function Opening({ editing: { now, errors, change }, shop }: { editing: ShopEditing; shop: Shop }) {
  const money = useMemo(() => currencies(), []);
  return (
    <Fieldset legend="Shop status">
      <Stack>
        <Switch
          label="Shop is open"
          description="Adds “Shop” to your site’s header and lets visitors buy."
          checked={now.enabled}
          onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
        />
        <Select
          label="Currency"
          description="Used for all prices in your shop."
          data={money}
          value={now.currency}
          error={errors['currency']}
          onChange={(currency) => currency && change({ currency })}
          searchable
          allowDeselect={false}
          maxDropdownHeight={280}
          nothingFoundMessage="No results found."
        />
        {now.currency !== shop.currency && (
          <Alert color="orange" icon={<IconInfoCircle />} role="status">
            Prices aren’t converted: 20 {shop.currency} becomes 20 {now.currency}. Existing orders keep their
            currency.
          </Alert>
        )}
      </Stack>
    </Fieldset>
  );
}

function Papers({ editing: { now, errors, change } }: { editing: ShopEditing }) {
  return (
    <Fieldset legend="Order and invoice numbers">
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Order number prefix"
            description={`For example, ${now.numberPrefix}1001.`}
            maxLength={12}
            value={now.numberPrefix}
            error={errors['numberPrefix']}
            onChange={({ currentTarget }) => change({ numberPrefix: currentTarget.value })}
          />
          <TextInput
            label="Invoice number prefix"
            description={`For example, ${now.invoicePrefix}00001.`}
            maxLength={12}
            value={now.invoicePrefix}
            error={errors['invoicePrefix']}
            onChange={({ currentTarget }) => change({ invoicePrefix: currentTarget.value })}
          />
        </SimpleGrid>
        <Textarea
          label="Business name and address"
          description="Printed on invoices below your site name."
          autosize
          minRows={3}
          maxLength={1000}
          value={now.seller}
          error={errors['seller']}
          onChange={({ currentTarget }) => change({ seller: currentTarget.value })}
        />
      </Stack>
    </Fieldset>
  );
}

function Rules({ editing: { now, errors, change } }: { editing: ShopEditing }) {
  const { terms, downloads } = now;
  return (
    <Fieldset legend="Checkout">
      <Stack>
        <Switch
          label="Customers must accept your terms"
          description="Adds a required checkbox at checkout."
          checked={terms.required}
          onChange={({ currentTarget }) => change({ terms: { ...terms, required: currentTarget.checked } })}
        />
        {terms.required && (
          <TextInput
            label="Terms page"
            description="A page of your site, such as /terms, or a full web address."
            value={terms.href}
            error={errors['terms.href']}
            onChange={({ currentTarget }) => change({ terms: { ...terms, href: currentTarget.value } })}
          />
        )}
        <TextInput
          label="Delivery and returns page"
          description="Product pages link to it. A page of your site, such as /terms, or a full web address. Leave empty for no link."
          value={now.policy}
          error={errors['policy']}
          onChange={({ currentTarget }) => change({ policy: currentTarget.value })}
        />
        <NumberField
          label="Cancellation period (days)"
          description="How long customers can cancel after everything has arrived. At least 14 days in the EU and the UK. Enter 0 to turn it off."
          max={365}
          allowDecimal={false}
          value={now.withdrawalDays}
          error={errors['withdrawalDays']}
          onChange={(withdrawalDays) => change({ withdrawalDays })}
        />
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <NumberField
            label="Downloads per file"
            description="How many times each customer can download a file."
            min={1}
            max={1000}
            allowDecimal={false}
            value={downloads.limit}
            error={errors['downloads.limit']}
            onChange={(limit) => change({ downloads: { ...downloads, limit } })}
          />
          <NumberField
            label="Download period (days)"
            description="Starts when the order is paid."
            min={1}
            max={3650}
            allowDecimal={false}
            value={downloads.days}
            error={errors['downloads.days']}
            onChange={(days) => change({ downloads: { ...downloads, days } })}
          />
        </Group>
      </Stack>
    </Fieldset>
  );
}

function Notices({ editing: { now, errors, change } }: { editing: ShopEditing }) {
  return (
    <Fieldset legend="Notifications">
      <Stack>
        <Switch
          label="Send abandoned cart reminders"
          description="One email, four hours after someone who entered their email address or is signed in leaves without paying. It includes an unsubscribe link."
          checked={now.abandonedCart}
          onChange={({ currentTarget }) => change({ abandonedCart: currentTarget.checked })}
        />
        <NumberField
          label="Low stock alert"
          description="You get an email when a product’s stock falls to this number. You can set a different number for each product."
          max={1_000_000}
          allowDecimal={false}
          value={now.lowStock}
          error={errors['lowStock']}
          onChange={(lowStock) => change({ lowStock })}
        />
      </Stack>
    </Fieldset>
  );
}

function General({ shop }: { shop: Shop }) {
  const editing = useShopEditing(shop);
  return (
    <Stack maw={640} gap="lg">
      <Opening editing={editing} shop={shop} />
      <Papers editing={editing} />
      <Rules editing={editing} />
      <Notices editing={editing} />
      <EditingFooter editing={editing} />
    </Stack>
  );
}

/** General shop settings: open or closed, numbers, rules, emails. */
export const ShopSettings = () => (
  <ShopFrame title="Shop" lead="Shop status, currency, invoices and checkout rules.">
    {(shop) => <General shop={shop} />}
  </ShopFrame>
);
