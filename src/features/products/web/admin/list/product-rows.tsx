import { ActionIcon, Anchor, Card, Group, Menu, Stack, Table, Text } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconPencil,
  IconPhoto,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { SelectAll, type Selection, SelectRow } from '../../../../../lib/admin-ui/lists/selection.tsx';
import type { UsedList } from '../../../../../lib/admin-ui/preferences.ts';
import { variantOf } from '../../../../../lib/content/pictures.ts';
import type { Product } from '../../../contract.ts';
import css from '../products.module.css';
import { StateBadge } from '../state-badge.tsx';
import type { ProductActions } from './use-product-actions.tsx';

interface Props {
  products: readonly Product[];
  actions: ProductActions;
  price: (product: Product) => string;
  list: UsedList;
  isNarrow: boolean;
  selection: Selection<Product>;
}

/** Columns that can be hidden. */
export const productColumns = { price: 'Price', stock: 'Stock', status: 'Status' } as const;

const stockOf = ({ available, kind }: Product): string => {
  if (available === null) return kind === 'digital' ? 'No limit' : 'Not tracked';
  return available > 0 ? `${available} left` : 'Sold out';
};

function Thumbnail({ product: { images } }: { product: Product }) {
  const [first] = images;
  return (
    <span className={css.thumbnail}>
      {first ? (
        <img src={variantOf(first.src, 'thumbnail.webp') ?? first.src} alt="" loading="lazy" />
      ) : (
        <IconPhoto size={20} aria-hidden />
      )}
    </span>
  );
}

const Name = ({ product: { _id, label } }: { product: Product }) => (
  <Anchor
    component={Link}
    to={`/admin/products/edit/${_id}`}
    c="inherit"
    fw={550}
    className="admin-words admin-opens"
  >
    {label}
  </Anchor>
);

function More({ product, actions }: { product: Product; actions: ProductActions }) {
  const { _id, label, slug, state } = product;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More actions for ${label}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/admin/products/edit/${_id}`} leftSection={<IconPencil size={16} />}>
          Edit
        </Menu.Item>
        {state === 'listed' && (
          <Menu.Item
            component="a"
            href={`/product/${slug}`}
            target="_blank"
            leftSection={<IconExternalLink size={16} />}
          >
            View in shop
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => actions.copy(product)}>
          Duplicate
        </Menu.Item>
        {state === 'archived' ? (
          <Menu.Item leftSection={<IconArchiveOff size={16} />} onClick={() => actions.bringBack(product)}>
            Restore
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconArchive size={16} />} onClick={() => actions.archive(product)}>
            Archive
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => actions.remove(product)}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const variantsOf = ({ variants, kind }: Product): string =>
  variants.length > 0 ? `${variants.length} variants` : kind === 'digital' ? 'Digital' : '';

/** A table on desktops, cards on phones. */
export function ProductRows({ products, actions, price, list, isNarrow, selection }: Props) {
  const { shows } = list;
  if (isNarrow)
    return (
      <Stack component="ul" gap="xs" p={0} m={0} className={css.plain}>
        {products.map((product) => (
          <Card component="li" withBorder padding="sm" key={product._id} className="admin-opened">
            <Group wrap="nowrap" gap="sm">
              <SelectRow selection={selection} id={product._id} name={product.label} />
              <Thumbnail product={product} />
              <div className={css.grow}>
                <Name product={product} />
                <Text size="sm" c="dimmed">
                  {[price(product), stockOf(product), variantsOf(product)].filter(Boolean).join(' · ')}
                </Text>
                <StateBadge product={product} />
              </div>
              <More product={product} actions={actions} />
            </Group>
          </Card>
        ))}
      </Stack>
    );
  return (
    <Table verticalSpacing={list.compact ? 2 : 'xs'} aria-label="Products">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={40}>
            <SelectAll selection={selection} />
          </Table.Th>
          <Table.Th>Product</Table.Th>
          {shows('price') && <Table.Th ta="right">Price</Table.Th>}
          {shows('stock') && <Table.Th>Stock</Table.Th>}
          {shows('status') && <Table.Th>Status</Table.Th>}
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {products.map((product) => (
          <Table.Tr key={product._id} className="admin-opened">
            <Table.Td>
              <SelectRow selection={selection} id={product._id} name={product.label} />
            </Table.Td>
            <Table.Td>
              <Group wrap="nowrap" gap="sm">
                <Thumbnail product={product} />
                <div className={css.grow}>
                  <Name product={product} />
                  <Text size="sm" c="dimmed">
                    {variantsOf(product)}
                  </Text>
                </div>
              </Group>
            </Table.Td>
            {shows('price') && (
              <Table.Td ta="right" className={css.whole ?? ''}>
                {price(product)}
              </Table.Td>
            )}
            {shows('stock') && <Table.Td className={css.whole ?? ''}>{stockOf(product)}</Table.Td>}
            {shows('status') && (
              <Table.Td className={css.whole ?? ''}>
                <StateBadge product={product} />
              </Table.Td>
            )}
            <Table.Td ta="right">
              <More product={product} actions={actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
