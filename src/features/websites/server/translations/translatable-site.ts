import type { Tx } from '../../../../lib/db/database.ts';
import { withValue } from '../../../../lib/content/texts.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { announcementKey, isAnnounced } from '../../../../lib/theme/announcement.ts';
import { type Brand, wholeBrand } from '../../../../lib/theme/brand.ts';
import { currentTexts } from '../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import { publishedRecords } from '../../../../lib/translations/published-queries.ts';
import {
  type RecordText,
  recordText,
  type TranslatableRecord,
  type TranslatableRecords,
} from '../../../../lib/translations/records.ts';
import { announcementText, footerNote, linkLabel, socialLabel } from '../../brand-shapes.ts';
import type { Website } from '../../contract.ts';
import { findWebsite, type WebsiteRow } from '../queries.ts';
import { staffWords } from '../staff-words.ts';

const parts = ['announcement', 'footer'] as const;
type Part = (typeof parts)[number];

function textsOfPart(part: Part, { announcement, footer }: Brand): RecordText[] {
  const words = staffWords();
  const block = nameOf(part);
  const all =
    part === 'footer'
      ? [
          recordText(
            'footer.note',
            { label: words.footerNote, block, kind: 'multiline' },
            footer.note,
            footerNote,
          ),
          ...footer.social.map(({ label }, at) =>
            recordText(
              `footer.social.${at}.label`,
              { label: words.linkText, block },
              isNameOfSite(footer.social[at]) ? '' : label,
              socialLabel,
            ),
          ),
        ]
      : [
          recordText(
            'announcement.text',
            { label: words.announcementText, block, kind: 'multiline' },
            announcement?.text,
            announcementText,
          ),
          recordText(
            'announcement.link.label',
            { label: words.linkText, block },
            announcement?.link?.label,
            linkLabel,
          ),
        ];
  return all.filter(({ source }) => needsTranslation(source));
}

/** “Instagram” for `https://www.instagram.com/…` is called so in every language. */
function isNameOfSite(link: Brand['footer']['social'][number] | undefined): boolean {
  const host = URL.parse(link?.href ?? '')?.hostname ?? '';
  const name = (link?.label ?? '').toLowerCase().replaceAll(/\s/g, '');
  return name !== '' && host.split('.').includes(name);
}

const nameOf = (part: Part): string =>
  part === 'footer' ? staffWords().footer : staffWords().announcementBar;

/** As visitors see it; before it is published, as in the draft of the design. */
function original({ brand, brand_draft: draft }: WebsiteRow, part: Part): TranslatableRecord {
  const published = textsOfPart(part, brand);
  const texts = published.length > 0 || !draft ? published : textsOfPart(part, wholeBrand(draft.brand));
  const visible =
    part === 'footer'
      ? published.length > 0
      : brand.announcement !== null && isAnnounced(brand.announcement, Date.now());
  return { id: part, name: nameOf(part), path: published.length > 0 ? '/' : null, visible, texts };
}

/** The texts of the design as their translator needs them; an id is that of the part. */
export const translatableSite: TranslatableRecords = {
  kind: 'site',
  area: 'brand',
  find: async (tx, id) => {
    const part = parts.find((each) => each === id);
    const row = part && (await findWebsite(tx));
    return row && original(row, part);
  },
  after: async (tx, after) => {
    const row = after === undefined ? await findWebsite(tx) : undefined;
    return row ? parts.map((part) => original(row, part)) : [];
  },
};

/**
 * The texts of the design in another language. An outdated translation is left out: what an announcement promises, and an address in the
 * footer, are facts.
 * @param lead where a link of the site leads in the language
 */
export async function brandIn(
  tx: Tx,
  brand: Brand,
  language: Language,
  lead: (href: string) => string,
): Promise<Pick<Website, 'brand' | 'translated' | 'translations'>> {
  const translated = await publishedRecords(tx, 'site', parts, language);
  const texts = new Map(
    parts.flatMap((part) => [...currentTexts(textsOfPart(part, brand), translated(part).texts)]),
  );
  const laid = [...texts].reduce<Brand>((all, [key, text]) => withValue(all, key.slice(0, -1), text), brand);
  const { announcement } = laid;
  return {
    brand: {
      ...laid,
      footer: {
        ...laid.footer,
        social: laid.footer.social.map((link) => ({ ...link, href: lead(link.href) })),
      },
      announcement: announcement && {
        ...announcement,
        link: announcement.link && { ...announcement.link, href: lead(announcement.link.href) },
        ...(brand.announcement ? { key: announcementKey(brand.announcement) } : {}),
      },
    },
    translated: (['announcement.text', 'announcement.link.label', 'footer.note'] as const).filter((name) =>
      texts.has(`${name}@`),
    ),
    translations: parts.map((part) => translated(part).translation),
  };
}
