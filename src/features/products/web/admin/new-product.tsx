import { Card, SimpleGrid, Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import { IconDownload, IconListNumbers, IconPackage } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import css from './products.module.css';

const kinds = [
  {
    to: '/admin/products/new/physical',
    icon: IconPackage,
    label: 'Something to send',
    says: 'A thing with stock and weight, in one or more sizes, colours or other variants.',
  },
  {
    to: '/admin/products/new/physical2',
    icon: IconListNumbers,
    label: 'Step by step',
    says: 'Something to send, one question at a time. Good for your first product.',
  },
  {
    to: '/admin/products/new/digital',
    icon: IconDownload,
    label: 'Something to download',
    says: 'Files that buyers may download as soon as they have paid: music, patterns, books.',
  },
];

/** Asks what kind of product is added. */
export const NewProduct = () => (
  <>
    <PageHeader
      title="New product"
      lead="What are you going to sell?"
      back={{ to: '/admin/products', label: 'Products' }}
    />
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" maw="66rem">
      {kinds.map(({ to, icon: Symbol, label, says }) => (
        <UnstyledButton key={to} component={Link} to={to} className={css.kind}>
          <Card withBorder padding="lg" h="100%">
            <ThemeIcon size={44} radius="xl" variant="light" aria-hidden>
              <Symbol size={24} />
            </ThemeIcon>
            <Text fw={600} mt="sm">
              {label}
            </Text>
            <Text size="sm" c="dimmed">
              {says}
            </Text>
          </Card>
        </UnstyledButton>
      ))}
    </SimpleGrid>
  </>
);
