import type { SlotContent, ViewContext } from '../../../../../lib/content/block-kind.ts';

/** What the section holds, and nothing around it; nothing at all where the section is gone. */
export function SavedSectionView({ content }: ViewContext & { section: string; content?: SlotContent }) {
  return <>{content}</>;
}
