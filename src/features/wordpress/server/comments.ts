import { htmlDocument } from '../../../lib/content/html-document.ts';
import type { ArrivedComment } from '../../entries/server/index.ts';
import { ownEmail } from '../../../lib/values/shapes.ts';
import { instantOf } from './instant.ts';
import type { WxrComment } from './read-wxr.ts';

/** Comments with the author's place on the site, from which only those of the site's own people keep the badge. */
export const commentsOf = (comments: readonly WxrComment[], team: ReadonlySet<string>): WxrComment[] =>
  comments.map((comment) => ({ ...comment, isOfUser: comment.isOfUser && team.has(comment.email) }));

/** The id of the comment at the top of a thread, because replies are one level deep here. A forged file may let them form a circle. */
function rootOf({ id }: WxrComment, parents: ReadonlyMap<string, string>): string | null {
  let root = id;
  for (const seen = new Set([id]); ; seen.add(root)) {
    const above = parents.get(root);
    if (above === undefined || !parents.has(above)) return root === id ? null : root;
    if (seen.has(above)) return null;
    root = above;
  }
}

/** Comments of a post, ready to be added: as plain text, and each reply beneath the comment that began its thread. */
export async function arrivedComments(found: readonly WxrComment[]): Promise<ArrivedComment[]> {
  if (found.length === 0) return [];
  const comments = [...new Map(found.map((comment) => [comment.id, comment])).values()];
  const holder = (await htmlDocument('')).createElement('template');
  const textOf = (html: string): string => {
    holder.innerHTML = html
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/<br\s{0,9}\/?>\n?/gi, '\n')
      .replaceAll(/<\/(?:p|li|blockquote|pre|div)>/gi, '$&\n\n');
    for (const element of holder.content.querySelectorAll('script, style')) element.remove();
    return holder.content.textContent ?? '';
  };
  const parents = new Map(comments.map(({ id, parent }) => [id, parent]));
  return comments.map((comment) => {
    const email = ownEmail.safeParse(comment.email);
    return {
      ref: comment.id,
      parent: rootOf(comment, parents),
      name: comment.author,
      email: email.success && !comment.isOfUser ? email.data : null,
      staff: comment.isOfUser,
      body: textOf(comment.content),
      pending: !comment.isApproved,
      date: instantOf(comment.date),
    };
  });
}
