import type { NewPage } from '../../../features/pages/server/index.ts';
import type { Block } from '../../../lib/content/block-kind.ts';
import { block, columns, heading, image, page, section, text } from '../write.ts';
import { facts4, others, picture } from './parts.ts';

type Shown = Parameters<typeof picture>[0];

interface Study {
  slug: string;
  name: string;
  lead: string;
  shown: Shown;
  facts: Block;
  asked: string[];
  did: string[];
  detail: Shown;
  detailRatio: string;
  last: Block[];
}

const study = ({ slug, name, lead, shown, facts, asked, did, detail, detailRatio, last }: Study): NewPage =>
  page(
    { slug, label: name, title: `${name} – a project`, description: lead, picture: picture(shown) },
    section(
      { background: 'none', space: 'medium' },
      block('breadcrumbs', { between: [{ label: 'Work', href: '/work' }] }),
      heading(name, 'Project', { level: '1' }),
      text([lead], { size: 'large' }),
      image(picture(shown), 'landscape', { rounded: false }),
      facts,
    ),
    section(
      { background: 'tint' },
      columns(
        { layout: 'two', gap: 'wide', align: 'centre' },
        [heading('The brief'), text(asked), heading('What we did'), text(did)],
        [image(picture(detail), detailRatio, { rounded: false })],
      ),
    ),
    ...(last.length > 0 ? [section({ background: 'none' }, ...last)] : []),
    section({ background: 'none' }, heading('More work', 'Next'), others(slug)),
  );

export const studies: readonly NewPage[] = [
  study({
    slug: 'house-in-the-pines',
    name: 'House in the Pines',
    lead: 'A long black house for a family of four and a very large dog, between trees that were there first.',
    shown: 'house',
    facts: facts4(
      ['148 m²', 'on one and a half floors'],
      ['0', 'trees felled'],
      ['14', 'months of building'],
      ['31 kWh', 'for each square metre and year'],
    ),
    asked: [
      'A house that could be heated with what falls from its own trees, and one room in which everybody fits.',
    ],
    did: [
      'We turned the house along the one line in which no tree had to go. Everything loud is in the long room; everything quiet is under the roof.',
      'The timber is charred, which keeps it for eighty years without paint.',
    ],
    detail: 'house-inside',
    detailRatio: 'portrait',
    last: [
      image(picture('house-plan'), 'natural', { caption: 'The plan, 1 : 100', rounded: false }),
      block('quote', {
        text: 'We asked for a house, and were given the forest as well.',
        person: 'The family',
        role: 'After their first winter',
        look: 'plain',
      }),
    ],
  }),
  study({
    slug: 'town-library',
    name: 'Town library',
    lead: 'Six arches of brick in the market square, open until nine, warm without a boiler.',
    shown: 'library',
    facts: facts4(
      ['2,300 m²', 'on three floors'],
      ['94,000', 'books'],
      ['220,000', 'visits in the first year'],
      ['6', 'arches'],
    ),
    asked: ['A library that people enter even if they do not want a book.'],
    did: [
      'The square goes on inside: the same paving, the same width, with a roof over it. You are in before you have decided to be.',
      'The arches are as deep as a seat. Somebody sits in each of them, from ten to nine.',
    ],
    detail: 'library-inside',
    detailRatio: 'portrait',
    last: [],
  }),
  study({
    slug: 'five-houses',
    name: 'Five houses',
    lead: 'A gap of nineteen metres between two gables, five households, one court behind.',
    shown: 'terrace',
    facts: facts4(
      ['5', 'households, one building group'],
      ['96 m²', 'each'],
      ['£2,140', 'a square metre, all in'],
      ['1', 'washing machine, by their own wish'],
    ),
    asked: ['Five families had bought the gap together. They wanted to be neighbours, and to be left alone.'],
    did: [
      'Each house has its own colour, door and stair. What they share lies behind: court, workshop, guest room, one long table.',
      'We drew the plan with them, at that table, on eleven Saturdays.',
    ],
    detail: 'terrace-court',
    detailRatio: 'square',
    last: [],
  }),
];
