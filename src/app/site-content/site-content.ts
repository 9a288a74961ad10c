import type { NewService } from '../../features/bookings/service-shapes.ts';
import type { PlacedFile } from '../../features/files/server/index.ts';
import type { NewForm } from '../../features/forms/contract.ts';
import type { ShopSettings } from '../../features/orders/shop-shapes.ts';
import type { NewPage } from '../../features/pages/server/index.ts';
import type { ProductFields } from '../../features/products/contract.ts';
import type { NewWebsite } from '../../features/websites/server/index.ts';

/** The shop is opened; what `settings` leaves out is as in any new shop. */
export interface ShopContent {
  settings?: Partial<ShopSettings>;
  /** `collection` is the label of one, which is made with its first product. */
  products: readonly (Omit<ProductFields, 'collections'> & { collection: string })[];
}

export interface BookingContent {
  /** People, rooms and things: key → name. */
  resources: Readonly<Record<string, string>>;
  /** `needs` names resources by their keys: one of each inner list. */
  services: readonly (Omit<NewService, 'needs'> & { needs: readonly (readonly string[])[] })[];
}

export interface TrackContent {
  /** Id of a sound among `files`. */
  file: string;
  /** Id of a picture among `files`. */
  cover?: string;
  words: { header: string; artist: string; caption: string };
  /** Sold as this product of the shop (its label); visitors hear so many seconds. */
  sale?: { product: string; previewSeconds: number };
}

/** An entry of a menu: a page by its address (`homepage`, `about`), or any other address of the site. */
export type MenuLink = { page: string; label?: string } | { href: string; label: string };

/** What a new site is filled with. Everything but the pages may be missing. */
export interface SiteContent {
  /** Look and settings. */
  website: Omit<NewWebsite, 'name'>;
  /** Put into the library before anything else; ids are written by hand, so that pages can name them. */
  files?: readonly PlacedFile[];
  /** With the ids by which the pages name them. */
  forms?: readonly { id: string; form: NewForm }[];
  /** Published in this order, which is the menu's too. Ids of `referTo` in them become those of what was made. */
  pages: readonly NewPage[];
  /** Instead of the pages that are marked for the menu. */
  menus?: { header: readonly MenuLink[]; footer: readonly MenuLink[] };
  shop?: ShopContent;
  bookings?: BookingContent;
  tracks?: readonly TrackContent[];
}
