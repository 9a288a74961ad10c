import type { SlotContent, ViewContext } from '../../../../../lib/content/block-kind.ts';

/** The section's content without a wrapper; nothing if the section is gone. */
export function SavedSectionView({ content }: ViewContext & { section: string; content?: SlotContent }) {
  return <>{content}</>;
}
