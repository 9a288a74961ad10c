import { Card, SimpleGrid, Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import { IconDownload, IconListNumbers, IconPackage } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import css from './products.module.css';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../messages/admin/area.ts';

const kinds = [
  {
    to: '/admin/products/new/physical',
    icon: IconPackage,
    label: 'physicalProduct',
    says: 'withStockWeightAndVariants',
  },
  {
    to: '/admin/products/new/physical2',
    icon: IconListNumbers,
    label: 'stepByStep',
    says: 'aPhysicalProductOneQuestion',
  },
  {
    to: '/admin/products/new/digital',
    icon: IconDownload,
    label: 'digitalProduct',
    says: 'filesThatCustomersDownload',
  },
] as const;

/** Asks for the kind of a new product. */
export const NewProduct = () => {
  const words = useMessages(productsAdmin);
  return (
    <>
      <PageHeader
        title={words.newProduct}
        lead={words.whatAreYouSelling}
        back={{ to: '/admin/products', label: words.products }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" maw="66rem">
        {kinds.map(({ to, icon: Symbol, label, says }) => (
          <UnstyledButton key={to} component={Link} to={to} className={css.kind}>
            <Card withBorder padding="lg" h="100%">
              <ThemeIcon size={44} radius="xl" variant="light" aria-hidden>
                <Symbol size={24} />
              </ThemeIcon>
              <Text fw={600} mt="sm">
                {words[label]}
              </Text>
              <Text size="sm" c="dimmed">
                {words[says]}
              </Text>
            </Card>
          </UnstyledButton>
        ))}
      </SimpleGrid>
    </>
  );
};
