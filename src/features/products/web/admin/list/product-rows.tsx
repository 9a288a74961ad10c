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
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

interface Props {
  products: readonly Product[];
  actions: ProductActions;
  price: (product: Product) => string;
  list: UsedList;
  isNarrow: boolean;
  selection: Selection<Product>;
}

const stockOf = ({ available, kind }: Product): string => {
  const words = messagesNow(productListAdmin);
  if (available === null) return kind === 'digital' ? words.noLimit : words.notTracked;
  return available > 0 ? words.left({ available }) : words.soldOut;
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
  const words = useMessages(productListAdmin);
  const { _id, label, slug, state } = product;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={words.moreActionsFor({ label })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/admin/products/edit/${_id}`} leftSection={<IconPencil size={16} />}>
          {words.edit}
        </Menu.Item>
        {state === 'listed' && (
          <Menu.Item
            component="a"
            href={`/product/${slug}`}
            target="_blank"
            leftSection={<IconExternalLink size={16} />}
          >
            {words.viewInShop}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => actions.copy(product)}>
          {words.duplicate}
        </Menu.Item>
        {state === 'archived' ? (
          <Menu.Item leftSection={<IconArchiveOff size={16} />} onClick={() => actions.bringBack(product)}>
            {words.restore}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconArchive size={16} />} onClick={() => actions.archive(product)}>
            {words.archive}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => actions.remove(product)}>
          {words.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const variantsOf = ({ variants, kind }: Product): string => {
  const words = messagesNow(productListAdmin);
  return variants.length > 0
    ? words.variants({ count: variants.length })
    : kind === 'digital'
      ? words.digital
      : '';
};

/** A table on desktops, cards on phones. */
export function ProductRows({ products, actions, price, list, isNarrow, selection }: Props) {
  const words = useMessages(productListAdmin);
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
              {selection.mayChange && <More product={product} actions={actions} />}
            </Group>
          </Card>
        ))}
      </Stack>
    );
  return (
    <Table verticalSpacing={list.compact ? 2 : 'xs'} aria-label={words.products}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={40}>
            <SelectAll selection={selection} />
          </Table.Th>
          <Table.Th>{words.product}</Table.Th>
          {shows('price') && <Table.Th ta="right">{words.price}</Table.Th>}
          {shows('stock') && <Table.Th>{words.stock}</Table.Th>}
          {shows('status') && <Table.Th>{words.status}</Table.Th>}
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
              {selection.mayChange && <More product={product} actions={actions} />}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
