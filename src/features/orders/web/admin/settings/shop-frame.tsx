import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { Shop } from '../../../shop-shapes.ts';
import { shopQuery } from './shop-calls.ts';
import css from './shop-settings.module.css';

const base = '/admin/settings/ecommerce';
const parts = [
  { to: base, label: 'Shop' },
  { to: `${base}/payment`, label: 'Payment' },
  { to: `${base}/delivery`, label: 'Delivery' },
  { to: `${base}/tax`, label: 'Tax' },
  { to: `${base}/discounts`, label: 'Discounts' },
];

interface HeadProps {
  title: string;
  lead: string;
  /** The primary action. */
  children?: ReactNode;
}

/** The title of a page of shop settings, and links to the others. */
export function ShopHead({ title, lead, children }: HeadProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} back={{ to: '/admin/settings', label: 'Settings' }}>
        {children}
      </PageHeader>
      <nav aria-label="Shop settings" className={css.parts}>
        {parts.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

interface Props {
  title: string;
  lead: string;
  children: (shop: Shop) => ReactNode;
}

/** A page of shop settings, shown once they have loaded. */
export const ShopFrame = ({ title, lead, children }: Props) => (
  <>
    <ShopHead title={title} lead={lead} />
    <Loaded query={useQuery(shopQuery)}>{children}</Loaded>
  </>
);
