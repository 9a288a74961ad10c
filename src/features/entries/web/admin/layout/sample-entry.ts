import type { ContentType, ShownEntry } from '../../../entry-shapes.ts';
import { pageLanguage } from '../../../../../lib/messages/area.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

/** What a layout shows in the editor while the type has no entries. */
export function sampleEntry({ _id, kind, name, plural, page, createdAt }: ContentType): ShownEntry {
  const words = messagesNow(entryTypesAdmin);
  return {
    _id,
    name: words.titleOf({ name: pageLanguage() === 'de' ? name : name.toLowerCase() }),
    href: `/${page.slug}/sample`,
    excerpt: words.theExcerptSumsItUp,
    picture: null,
    date: createdAt,
    access: 'everybody',
    locked: false,
    time: null,
    episode: null,
    price: null,
    readingTime: 3,
    pinned: false,
    featured: false,
    authors: [{ _id, name: words.author, slug: 'author' }],
    categories: [{ _id, name: words.category, slug: 'category' }],
    tags: [{ _id, name: words.tag, slug: 'tag' }],
    type: { _id, kind, name, plural, slug: page.slug, page: { _id: page._id, name: page.name } },
    values: [],
    tracks: [],
    updatedAt: createdAt,
    height: 0,
    blocks: [],
    seo: {},
    previous: null,
    next: null,
    related: [],
    layout: null,
  };
}
