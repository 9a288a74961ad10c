import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import type { Finding } from '../health/finding.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { viewsAdmin } from '../../../messages/admin-views/area.ts';
import { HOME_SLUG, pagePath } from '../../../slugs.ts';
import { useEditorState } from './editor-context.ts';

/** What the record in the editor is to its owner: a page, a reusable section, or a kind that another feature adds. */
export interface PageRole {
  /**
   * Lower case, as in “Publish page”: `page`, `section` or `layout`, for which messages have a form in every language, or the owner’s
   * own name of a type.
   */
  noun: string;
  /** As a title: “Page”. */
  title: string;
  /** The list that it belongs to. */
  back: { to: string; label: string };
  /** Shown beside the name; null if the name says enough. */
  badge: string | null;
  /** Its address for visitors; null if it has none. */
  path: string | null;
  canUnpublish: boolean;
  /** Whether it is mostly text, and has the writing view. */
  isWritten: boolean;
  /** Replaces the settings of a page. */
  Settings: ComponentType | null;
  /** Whether it can be previewed as visitors will see it, without the editor. */
  hasPreview?: false;
  /** Whether and how its draft can be shared by a link; by default as it is. */
  sharing?: {
    /** Added to the link. */
    query: string;
    /** What else people see there. */
    says: string;
    /** Why there is nothing to see yet. */
    problem: string | null;
  };
  /** What to check besides links, images and texts. */
  findings?: (blocks: readonly Block[]) => Finding[];
}

/** Provided by the frame of a kind that another feature adds. */
export const PageRoleContext = createContext<PageRole | null>(null);

/** By kind of page; a frame provides the role of its kind to the editor within it. */
export const FramesContext = createContext<Readonly<Record<string, ComponentType<{ children: ReactNode }>>>>(
  {},
);

const section = (): PageRole => {
  const words = messagesNow(viewsAdmin);
  return {
    noun: 'section',
    title: words.section,
    back: { to: '/admin/pages/sections', label: words.backToSections },
    badge: words.reusableSection,
    path: null,
    canUnpublish: false,
    isWritten: false,
    Settings: null,
  };
};

export function usePageRole(): PageRole {
  const words = useMessages(viewsAdmin);
  const given = use(PageRoleContext);
  const { kind, slug, subdomain } = useEditorState(({ page }) => page);
  if (given) return given;
  if (kind === 'section') return section();
  return {
    noun: 'page',
    title: words.page,
    back: { to: '/admin/pages', label: words.backToPages },
    badge: null,
    path: subdomain === '' ? pagePath(slug) : null,
    canUnpublish: slug !== HOME_SLUG || subdomain !== '',
    isWritten: false,
    Settings: null,
  };
}

/** “Page settings”. */
export function useSettingsTitle(): string {
  const words = useMessages(viewsAdmin);
  const { noun, title } = usePageRole();
  if (noun === 'page') return words.pageSettings;
  return noun === 'section' ? words.sectionSettings : words.settingsOf({ title });
}
