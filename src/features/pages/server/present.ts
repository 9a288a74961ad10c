import { upgradeTree, TREE_VERSION } from '../../../lib/block-tree.ts';
import type { BlockUpgrade } from '../../../lib/block-kind.ts';
import type { Page, PageState, PageSummary, Seo } from '../contract.ts';
import type { Content, PageRow, SummaryRow } from './queries.ts';

function stateOf(row: SummaryRow): PageState {
  if (row.publish_at) return 'scheduled';
  if (row.published_version === null) return 'draft';
  return row.published_version === row.version ? 'published' : 'changed';
}

export function presentSummary(row: SummaryRow, forOwner: boolean): PageSummary {
  return {
    _id: row.id,
    website: row.website_id,
    name: row.name,
    slug: row.slug,
    label: row.label,
    inMenu: row.in_menu,
    subdomain: row.subdomain,
    height: row.height,
    version: forOwner ? row.version : (row.published_version ?? row.version),
    // Visitors do not learn that a draft is being worked on.
    updatedAt: (forOwner ? row.updated_at : (row.published_at ?? row.updated_at)).toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    ...(forOwner
      ? {
          state: stateOf(row),
          publishAt: row.publish_at?.toISOString() ?? null,
          publishedVersion: row.published_version,
        }
      : {}),
  };
}

/** Trees saved by an earlier release arrive in today's shape. */
export function upgraded(
  content: { tree_version: number; seo: unknown } & Pick<Content, 'name' | 'height' | 'blocks'>,
  upgrades: readonly BlockUpgrade[],
): Content {
  const { name, height, blocks, seo, tree_version } = content;
  const current = tree_version < TREE_VERSION ? upgradeTree(blocks, tree_version, upgrades) : blocks;
  return { name, height, seo: seo as Seo, blocks: current };
}

export function presentPage(row: PageRow, forOwner: boolean, upgrades: readonly BlockUpgrade[]): Page {
  return {
    ...presentSummary(row, forOwner),
    version: row.content_version,
    ...upgraded(row, upgrades),
  };
}
