import { ActionIcon, Box, Fieldset, Group, Stack, Table, TextInput } from '@mantine/core';
import { AmountInput } from '../../../../../lib/admin-ui/numbers/amount-input.tsx';
import { NumberInput } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { VariantDraft } from '../product-draft.ts';
import css from '../products.module.css';
import type { FieldsProps } from './section.tsx';
import { VariantPicture } from './variant-picture.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

interface RowProps {
  variant: VariantDraft;
  at: number;
  named: (name: string) => { label?: ReactNode; 'aria-label': string };
  put: (patch: Partial<VariantDraft>) => void;
  errors: FieldsProps['errors'];
}

const PriceInput = ({ variant, at, named, put, errors }: RowProps) => {
  const words = useMessages(productsAdmin);
  const currency = useWebsite().data?.ecommerce.currency;
  return (
    <AmountInput
      {...named(words.price)}
      currency={currency}
      value={variant.price}
      error={errors[`variants.${at}.price`]}
      onChange={(value) => put({ price: value })}
    />
  );
};
const NumberOfArticle = ({ variant, at, named, put, errors }: RowProps) => {
  const words = useMessages(productsAdmin);
  return (
    <TextInput
      {...named(words.sku)}
      maxLength={80}
      value={variant.sku}
      error={errors[`variants.${at}.sku`]}
      onChange={({ currentTarget }) => put({ sku: currentTarget.value })}
    />
  );
};
const StockInput = ({ variant, at, named, put, errors }: RowProps) => {
  const words = useMessages(productsAdmin);
  return (
    <NumberInput
      {...named(words.stock)}
      min={0}
      max={1_000_000}
      allowDecimal={false}
      placeholder={words.noLimit}
      hideControls
      value={variant.stock}
      error={errors[`variants.${at}.stock`]}
      onChange={(value) => put({ stock: value })}
    />
  );
};

const WeightInput = ({ variant, at, named, put, errors }: RowProps) => {
  const words = useMessages(productsAdmin);
  return (
    <NumberInput
      {...named(words.weight)}
      min={0}
      max={10_000_000}
      allowDecimal={false}
      placeholder={words.sameAsProduct}
      hideControls
      value={variant.weight ?? ''}
      error={errors[`variants.${at}.weight`]}
      onChange={(value) => put({ weight: value })}
    />
  );
};

interface Row {
  name: string;
  props: RowProps;
  picture: ReactNode;
  remove: ReactNode;
}

interface RowsProps {
  rows: readonly Row[];
  weighs: boolean;
}

const VariantCards = ({ rows, weighs }: RowsProps) => (
  <Stack gap="sm">
    {rows.map(({ name, props, picture, remove }) => (
      <Fieldset key={name} legend={name} p="sm">
        <Group grow gap="xs" align="flex-start">
          <PriceInput {...props} />
          <StockInput {...props} />
        </Group>
        {weighs && (
          <Box mt="xs">
            <WeightInput {...props} />
          </Box>
        )}
        <Group gap="xs" wrap="nowrap" align="flex-end" mt="xs">
          <div style={{ flex: '1 1 auto' }}>
            <NumberOfArticle {...props} />
          </div>
          {picture}
          {remove}
        </Group>
      </Fieldset>
    ))}
  </Stack>
);

const VariantRows = ({ rows, weighs }: RowsProps) => {
  const words = useMessages(productsAdmin);
  return (
    <Table aria-label={words.variants} horizontalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          <Table.Th>{words.variant}</Table.Th>
          <Table.Th>{words.price}</Table.Th>
          <Table.Th>{words.sku}</Table.Th>
          <Table.Th>{words.stock}</Table.Th>
          {weighs && <Table.Th>{words.weightG}</Table.Th>}
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ name, props, picture, remove }) => (
          <Table.Tr key={name}>
            <Table.Td>{picture}</Table.Td>
            <Table.Td className={css.nameCell ?? ''}>{name}</Table.Td>
            <Table.Td className={css.amountCell ?? ''}>
              <PriceInput {...props} />
            </Table.Td>
            <Table.Td className={css.amountCell ?? ''}>
              <NumberOfArticle {...props} />
            </Table.Td>
            <Table.Td className={css.amountCell ?? ''}>
              <StockInput {...props} />
            </Table.Td>
            {weighs && (
              <Table.Td className={css.amountCell ?? ''}>
                <WeightInput {...props} />
              </Table.Td>
            )}
            <Table.Td>{remove}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

/** Price, SKU, stock, weight and image of each variant: a table on desktops, a list on phones. */
export function VariantTable({ now: { variants, images }, change, errors, kind }: FieldsProps) {
  const words = useMessages(productsAdmin);
  const weighs = kind === 'physical';
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const rows = variants.map((variant, at): Row => {
    const name = variant.options.join(' / ');
    const props: RowProps = {
      variant,
      at,
      named: (label) => ({
        ...(wide ? {} : { label }),
        'aria-label': words.labelForVariant({ label, name }),
      }),
      put: (patch) => change({ variants: variants.with(at, { ...variant, ...patch }) }),
      errors,
    };
    const remove = (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={words.remove({ name })}
        onClick={() => change({ variants: variants.toSpliced(at, 1) })}
      >
        <IconX size={16} />
      </ActionIcon>
    );
    const picture = (
      <VariantPicture
        name={name}
        picture={variant.picture ?? null}
        pictures={images}
        onChange={(chosen) => props.put({ picture: chosen })}
      />
    );
    return { name, props, picture, remove };
  });
  return wide ? <VariantRows rows={rows} weighs={weighs} /> : <VariantCards rows={rows} weighs={weighs} />;
}
