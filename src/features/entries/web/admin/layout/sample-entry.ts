import type { ContentType, ShownEntry } from '../../../entry-shapes.ts';

/** What a layout shows in the editor while the type has no entries. */
export function sampleEntry({ _id, kind, name, plural, page, createdAt }: ContentType): ShownEntry {
  return {
    _id,
    name: `Title of a ${name.toLowerCase()}`,
    href: `/${page.slug}/sample`,
    excerpt: 'The excerpt sums it up in a sentence or two.',
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
    authors: [{ _id, name: 'Author', slug: 'author' }],
    categories: [{ _id, name: 'Category', slug: 'category' }],
    tags: [{ _id, name: 'Tag', slug: 'tag' }],
    type: { _id, kind, name, plural, slug: page.slug },
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
