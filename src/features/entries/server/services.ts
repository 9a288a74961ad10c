import type { PageServices } from '../../pages/server/index.ts';
import type { CommentLimits } from './reader-comments/comment-limits.ts';

export interface EntryServices {
  pages: PageServices;
}

export interface CommentServices extends EntryServices {
  limits: CommentLimits;
}
