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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderSettingsAdmin } from '../../../messages/admin-settings/area.ts';

function Opening({ editing: { now, errors, change }, shop }: { editing: ShopEditing; shop: Shop }) {
  const words = useMessages(orderSettingsAdmin);
  const money = useMemo(() => currencies(), []);
  return (
    <Fieldset legend={words.shopStatus}>
      <Stack>
        <Switch
          label={words.shopIsOpen}
          description={words.addsShopToYourSites}
          checked={now.enabled}
          onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
        />
        <Select
          label={words.currency}
          description={words.usedForAllPricesIn}
          data={money}
          value={now.currency}
          error={errors['currency']}
          onChange={(currency) => currency && change({ currency })}
          searchable
          allowDeselect={false}
          maxDropdownHeight={280}
          nothingFoundMessage={words.noResultsFound}
        />
        {now.currency !== shop.currency && (
          <Alert color="orange" icon={<IconInfoCircle />} role="status">
            {words.pricesArentConverted({ before: shop.currency, after: now.currency })}
          </Alert>
        )}
      </Stack>
    </Fieldset>
  );
}

function Papers({ editing: { now, errors, change } }: { editing: ShopEditing }) {
  const words = useMessages(orderSettingsAdmin);
  return (
    <Fieldset legend={words.orderAndInvoiceNumbers}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={words.orderNumberPrefix}
            description={words.forExample1001({ numberPrefix: now.numberPrefix })}
            maxLength={12}
            value={now.numberPrefix}
            error={errors['numberPrefix']}
            onChange={({ currentTarget }) => change({ numberPrefix: currentTarget.value })}
          />
          <TextInput
            label={words.invoiceNumberPrefix}
            description={words.forExample00001({ invoicePrefix: now.invoicePrefix })}
            maxLength={12}
            value={now.invoicePrefix}
            error={errors['invoicePrefix']}
            onChange={({ currentTarget }) => change({ invoicePrefix: currentTarget.value })}
          />
        </SimpleGrid>
        <Textarea
          label={words.businessNameAndAddress}
          description={words.printedOnInvoicesBelowYour}
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
  const words = useMessages(orderSettingsAdmin);
  const { terms, downloads } = now;
  return (
    <Fieldset legend={words.checkout}>
      <Stack>
        <Switch
          label={words.customersMustAcceptYourTerms}
          description={words.addsARequiredCheckboxAt}
          checked={terms.required}
          onChange={({ currentTarget }) => change({ terms: { ...terms, required: currentTarget.checked } })}
        />
        {terms.required && (
          <TextInput
            label={words.termsPage}
            description={words.aPageOfYourSite}
            value={terms.href}
            error={errors['terms.href']}
            onChange={({ currentTarget }) => change({ terms: { ...terms, href: currentTarget.value } })}
          />
        )}
        <TextInput
          label={words.deliveryAndReturnsPage}
          description={words.productPagesLinkToIt}
          value={now.policy}
          error={errors['policy']}
          onChange={({ currentTarget }) => change({ policy: currentTarget.value })}
        />
        <NumberField
          label={words.cancellationPeriodDays}
          description={words.howLongCustomersCanCancel}
          max={365}
          allowDecimal={false}
          value={now.withdrawalDays}
          error={errors['withdrawalDays']}
          onChange={(withdrawalDays) => change({ withdrawalDays })}
        />
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <NumberField
            label={words.downloadsPerFile}
            description={words.howManyTimesEachCustomer}
            min={1}
            max={1000}
            allowDecimal={false}
            value={downloads.limit}
            error={errors['downloads.limit']}
            onChange={(limit) => change({ downloads: { ...downloads, limit } })}
          />
          <NumberField
            label={words.downloadPeriodDays}
            description={words.startsWhenTheOrderIs}
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
  const words = useMessages(orderSettingsAdmin);
  return (
    <Fieldset legend={words.notifications}>
      <Stack>
        <Switch
          label={words.sendAbandonedCartReminders}
          description={words.oneEmailFourHoursAfter}
          checked={now.abandonedCart}
          onChange={({ currentTarget }) => change({ abandonedCart: currentTarget.checked })}
        />
        <NumberField
          label={words.lowStockAlert}
          description={words.youGetAnEmailWhen}
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
export const ShopSettings = () => {
  const words = useMessages(orderSettingsAdmin);
  return (
    <ShopFrame title={words.shop} lead={words.shopStatusCurrencyInvoicesAnd}>
      {(shop) => <General shop={shop} />}
    </ShopFrame>
  );
};
