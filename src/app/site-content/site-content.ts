import type { NewService } from '../../features/bookings/service-shapes.ts';
import type { TypeSettings } from '../../features/entries/entry-shapes.ts';
import type { TypeKind } from '../../features/entries/field-kinds.ts';
import type { NewEntry } from '../../features/entries/server/index.ts';
import type { PlacedFile } from '../../features/files/server/index.ts';
import type { NewForm } from '../../features/forms/contract.ts';
import type { ShopSettings } from '../../features/orders/shop-shapes.ts';
import type { NewPage } from '../../features/pages/server/index.ts';
import type { ProductFields } from '../../features/products/contract.ts';
import type { NewWebsite } from '../../features/websites/server/index.ts';

/** Opens the shop; settings that are left out keep their defaults. */
export interface ShopContent {
  settings?: Partial<ShopSettings>;
  /** `collection` is a label; the collection is created with its first product. */
  products: readonly (Omit<ProductFields, 'collections'> & { collection: string })[];
}

export interface BookingContent {
  /** Staff, rooms and equipment: key → name. */
  resources: Readonly<Record<string, string>>;
  /** `needs` names resources by key: one of each inner list. */
  services: readonly (Omit<NewService, 'needs'> & { needs: readonly (readonly string[])[] })[];
}

export interface TrackContent {
  /** Id of an audio file among `files`. */
  file: string;
  /** Id of an image among `files`. */
  cover?: string;
  words: { header: string; artist: string; caption: string };
  /** Sold as the product with this label; visitors hear this many seconds. */
  sale?: { product: string; previewSeconds: number };
}

/** Authors, categories and tags are names, added with the first entry that has them. */
export interface EntryContent
  extends
    Omit<NewEntry, 'type' | 'authors' | 'categories' | 'tags' | 'shownAt'>,
    Partial<Record<'authors' | 'categories' | 'tags', readonly string[]>> {
  /** How long before the site is made it is dated, so that a new site never begins with old news. */
  daysAgo?: number;
}

/** A content type, with the page that lists its entries. */
export interface ContentTypeContent {
  /** Fixed, so that lists on pages can refer to it. */
  id?: string;
  kind: TypeKind;
  name?: string;
  plural?: string;
  /** The address of its page: one of `pages`, or else a new one with a title and a list. */
  slug: string;
  inMenu?: boolean;
  settings?: Partial<TypeSettings>;
  /** Descriptions of its authors and categories, by name. */
  descriptions?: Readonly<Record<string, string>>;
  /** Published in this order. */
  entries: readonly EntryContent[];
}

/** A menu item: a page by its address (`homepage`, `about`), or any other address of the site. */
export type MenuLink = { page: string; label?: string } | { href: string; label: string };

/** The initial content of a site. Only pages are required. */
export interface SiteContent {
  /** Branding and settings. */
  website: Omit<NewWebsite, 'name'>;
  /** Added to the library first; ids are fixed, so that pages can refer to them. */
  files?: readonly PlacedFile[];
  /** With the ids that pages refer to. */
  forms?: readonly { id: string; form: NewForm }[];
  /** Published in this order, which is also the menu's. Ids from `referTo` are replaced by those of the records. */
  pages: readonly NewPage[];
  /** New pages of theirs come after the others in the menu. */
  contentTypes?: readonly ContentTypeContent[];
  /** Replaces the menu made from the pages marked for it. */
  menus?: { header: readonly MenuLink[]; footer: readonly MenuLink[] };
  shop?: ShopContent;
  /** Settings that the shop starts with whenever it is opened, such as how invoices are numbered. */
  shopDefaults?: Partial<ShopSettings>;
  bookings?: BookingContent;
  tracks?: readonly TrackContent[];
}
