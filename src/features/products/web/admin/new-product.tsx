import { Card, SimpleGrid, Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import { IconDownload, IconListNumbers, IconPackage } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import css from './products.module.css';

const kinds = [
  {
    to: '/admin/products/new/physical',
    icon: IconPackage,
    label: 'Physical product',
    says: 'With stock, weight and variants such as size or colour.',
  },
  {
    to: '/admin/products/new/physical2',
    icon: IconListNumbers,
    label: 'Step by step',
    says: 'A physical product, one question at a time. Good for your first product.',
  },
  {
    to: '/admin/products/new/digital',
    icon: IconDownload,
    label: 'Digital product',
    says: 'Files that customers download after they’ve paid, such as music, patterns or books.',
  },
];

/** Asks for the kind of a new product. */
export const NewProduct = () => (
  <>
    <PageHeader
      title="New product"
      lead="What are you selling?"
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
