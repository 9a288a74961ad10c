import { Card, SimpleGrid, Text } from '@mantine/core';
import {
  IconListTree,
  IconMail,
  IconPalette,
  IconShoppingBag,
  IconSignRight,
  IconWorld,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import css from './settings.module.css';

const groups = [
  {
    to: '/admin/settings/branding',
    icon: IconPalette,
    label: 'Branding',
    says: 'Name, logo, colours, fonts, shapes, header and footer of your site.',
  },
  {
    to: '/admin/settings/menu',
    icon: IconListTree,
    label: 'Menus',
    says: 'What stands in the header and the footer, in which order.',
  },
  {
    to: '/admin/settings/ecommerce',
    icon: IconShoppingBag,
    label: 'Shop',
    says: 'Open or closed, payment, delivery, tax, discount codes and the rules of your shop.',
  },
  {
    to: '/admin/settings/email',
    icon: IconMail,
    label: 'E-mail',
    says: 'What your site writes by itself: in which words, from whom, and whether it arrived.',
  },
  {
    to: '/admin/settings/addresses',
    icon: IconSignRight,
    label: 'Old addresses',
    says: 'Where links to your former website lead, and what visitors did not find.',
  },
  {
    to: '/admin/settings/misc',
    icon: IconWorld,
    label: 'Site details',
    says: 'Web addresses, time zone, currency, language and where you can be reached.',
  },
];

/** The groups of settings that there are. */
export function Settings() {
  return (
    <>
      <PageHeader title="Settings" />
      <SimpleGrid cols={{ base: 1, sm: 2 }} maw={860} component="ul" p={0} m={0} className={css.plain ?? ''}>
        {groups.map(({ to, icon: Symbol, label, says }) => (
          <li key={to}>
            <Card component={Link} to={to} withBorder padding="lg" h="100%" className={css.group ?? ''}>
              <Symbol size={24} stroke={1.6} aria-hidden />
              <Text component="h2" fw={600} mt="sm" mb={0}>
                {label}
              </Text>
              <Text c="dimmed" size="sm">
                {says}
              </Text>
            </Card>
          </li>
        ))}
      </SimpleGrid>
    </>
  );
}
