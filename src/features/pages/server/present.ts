import { upgradeTree, TREE_VERSION } from '../../../lib/content/block-tree.ts';
import type { Block, BlockUpgrade } from '../../../lib/content/block-kind.ts';
import type { Page, PageState, PageSummary, Seo } from '../contract.ts';
import type { Content, PageRow, StoredDetails, SummaryRow } from './queries.ts';

/** The state of a page or a reusable section. */
export function stateOf(row: Pick<SummaryRow, 'publish_at' | 'published_version' | 'version'>): PageState {
  if (row.publish_at) return 'scheduled';
  if (row.published_version === null) return 'draft';
  return row.published_version === row.version ? 'published' : 'changed';
}

export function presentSummary(row: SummaryRow, forOwner: boolean): PageSummary {
  return {
    _id: row.id,
    website: row.website_id,
    ...(row.kind === 'section' || row.kind === 'entry' || row.kind === 'layout' ? { kind: row.kind } : {}),
    name: row.name,
    slug: row.slug,
    label: row.label,
    inMenu: row.in_menu,
    subdomain: row.subdomain,
    height: row.height,
    version: forOwner ? row.version : (row.published_version ?? row.version),
    // Visitors don't learn that there is a newer draft.
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

/** Upgrades trees saved by an earlier release. */
export const upgradedBlocks = (
  { blocks, tree_version: from }: { blocks: Block[]; tree_version: number },
  upgrades: readonly BlockUpgrade[],
): Block[] => (from < TREE_VERSION ? upgradeTree(blocks, from, upgrades) : blocks);

/** Upgrades a page saved by an earlier release. */
export function upgraded(
  content: { tree_version: number; seo: unknown; details?: StoredDetails | null } & Pick<
    Content,
    'name' | 'height' | 'blocks'
  >,
  upgrades: readonly BlockUpgrade[],
): Content {
  const { name, height, seo, details } = content;
  return {
    name,
    height,
    seo: seo as Seo,
    blocks: upgradedBlocks(content, upgrades),
    ...(details ? { details } : {}),
  };
}

export function presentPage(row: PageRow, forOwner: boolean, upgrades: readonly BlockUpgrade[]): Page {
  const { details, ...content } = upgraded(row, upgrades);
  return {
    ...presentSummary(row, forOwner),
    version: row.content_version,
    ...content,
    // Some of an entry’s fields are for its owner only.
    ...(details && forOwner ? { details } : {}),
  };
}
