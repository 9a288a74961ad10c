import { entryLinks } from '../../features/entries/web/admin/entry-links.ts';
import { fileLinks } from '../../features/files/web/admin/file-links.ts';
import { pageLinks } from '../../features/pages/web/admin/page-links.ts';
import { productLinks } from '../../features/products/web/admin/product-links.ts';
import type { LinkSource } from '../../lib/admin-ui/rich-text/link-choices.ts';

/** Sources of link targets. A feature with its own addresses adds itself here. */
export const linkSources: readonly LinkSource[] = [pageLinks, entryLinks, productLinks, fileLinks];
