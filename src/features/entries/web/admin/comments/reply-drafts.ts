import { create } from 'zustand';

/** Replies being written, by comment. They are kept when their row leaves the list, as when somebody else approves the comment. */
export const useReplyDrafts = create<{ drafts: Readonly<Record<string, string>> }>(() => ({ drafts: {} }));

/** @param body null closes the form */
export function keepReply(id: string, body: string | null): void {
  useReplyDrafts.setState(({ drafts }) => ({
    drafts:
      body === null
        ? Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== id))
        : { ...drafts, [id]: body },
  }));
}
