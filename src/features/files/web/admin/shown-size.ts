import { adminLocale } from '../../../../lib/admin-ui/admin-locale.ts';
import { readableSize } from '../../readable-size.ts';

/** A size as it is written in the language of the admin. */
export const shownSize = (bytes: number): string => readableSize(bytes, adminLocale());
