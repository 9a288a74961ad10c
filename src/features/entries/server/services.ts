import type { TextFiles } from '../../files/server/index.ts';
import type { PageServices } from '../../pages/server/index.ts';
import type { CommentLimits } from './reader-comments/comment-limits.ts';

export interface EntryServices {
  pages: PageServices;
}

export interface ShownServices extends EntryServices {
  files: TextFiles;
}

export interface CommentServices extends EntryServices {
  limits: CommentLimits;
}
