import { type ReactNode, use } from 'react';
import type { Block } from '../../../../lib/content/block-kind.ts';
import type { RichText } from '../../../../lib/content/rich-text.ts';
import { contactHref } from '../../../../lib/links/contact-href.ts';
import { isExternal, safeHref } from '../../../../lib/links/safe-href.ts';
import type { ShownPicture } from '../../../../lib/content/pictures.ts';
import { useLanguage, useMessages } from '../../../../lib/messages/use-messages.ts';
import { useOriginal } from '../../../../lib/ui/original.ts';
import { PictureView } from '../../../../lib/ui/picture/picture-view.tsx';
import { RoomContext, rooms } from '../../../../lib/ui/picture/room.ts';
import { RichTextView } from '../../../../lib/ui/rich-text-view.tsx';
import { dayInWords } from '../../../../lib/values/calendar-day.ts';
import { formatMoney } from '../../../../lib/values/money.ts';
import { BlockViewsContext, RenderedBlocks, ShownPageContext } from '../../../pages/web/index.ts';
import type { EntrySummary, ReferredEntries, ShownValue } from '../../entry-shapes.ts';
import { isChapters } from '../../chapters.ts';
import { entryWords } from '../../messages/entries/area.ts';
import { Chapters } from './chapters.tsx';
import { EntryCards } from './entry-cards.tsx';
import { Transcript } from './transcript.tsx';
import { timeInWords } from './entry-dates.tsx';
import { blockOfValue } from './value-blocks.ts';
import { withLatinDigits } from '../../../../lib/values/digits.ts';
import css from './entry.module.css';

/** Kinds whose values are translated with their entry; an option is translated with its content type. */
const written: ReadonlySet<string> = new Set(['text', 'multiline', 'richText', 'place']);

/** Kinds whose values need the whole width. */
const wide: ReadonlySet<string> = new Set(['gallery', 'entries', 'products', 'services']);

interface Shared {
  /** Whether the entry is in the main language on a page in another. */
  isOriginal: boolean;
  /** The shop’s. */
  currency: string;
  /** What an episode plays. */
  track?: string | undefined;
}

function useInOriginal(isOriginal: boolean) {
  const original = useOriginal();
  return (value: ShownValue) => {
    if (value.kind === 'choice') return original(value, 'value');
    // The file of an episode is the same in each language.
    if (value.transcript) return original<'value'>({}, 'value');
    return isOriginal && written.has(value.kind) ? original<'value'>({}, 'value') : {};
  };
}

interface OneProps extends Shared {
  value: ShownValue;
  look?: string;
}

/** A field without its label, which is what a button says. */
export function EntryValue({ value, look, isOriginal, ...about }: OneProps) {
  const original = useOriginal();
  const inOriginal = useInOriginal(isOriginal);
  const Box = look === 'quote' ? 'blockquote' : 'div';
  return look === 'button' && value.kind === 'link' ? (
    <p {...original(value, 'label')}>
      <Link href={String(value.value)} isButton>
        {value.label}
      </Link>
    </p>
  ) : (
    <Box className={css.value} {...inOriginal(value)}>
      <Value shown={value} {...about} />
    </Box>
  );
}

/** The fields of an entry, each with its label. */
export function EntryValues({ values, isOriginal, ...about }: Shared & { values: readonly ShownValue[] }) {
  const original = useOriginal();
  const inOriginal = useInOriginal(isOriginal);
  if (values.length === 0) return null;
  return (
    <dl className={css.values}>
      {values.map((value) => (
        <div key={value.key} data-wide={wide.has(value.kind) || value.transcript !== undefined || undefined}>
          <dt {...original(value, 'label')}>{value.label}</dt>
          <dd {...inOriginal(value)}>
            <Value shown={value} {...about} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Place {
  name: string;
  address: string;
  href: string;
}

/** A value that a block shows, in the width of the fields. */
function ValueBlock({ block }: { block: Block }) {
  const { views, broken } = use(BlockViewsContext);
  return (
    <RoomContext value={rooms.narrow}>
      <RenderedBlocks blocks={[block]} views={views} broken={broken} />
    </RoomContext>
  );
}

/** The server has checked that the value has the shape of its kind. */
function Value({ shown, currency, track }: { shown: ShownValue } & Omit<Shared, 'isOriginal'>): ReactNode {
  const { key, kind, value, optionText } = shown;
  const t = useMessages(entryWords);
  const language = useLanguage();
  const { locale, timeZone } = use(ShownPageContext);
  if (shown.transcript) return <Transcript lines={shown.transcript} track={track} />;
  const block = blockOfValue(shown);
  if (block) return <ValueBlock block={block} />;
  switch (kind) {
    case 'richText':
      return <RichTextView document={value as RichText} />;
    case 'number':
      return new Intl.NumberFormat(withLatinDigits(locale), { useGrouping: Number(value) >= 10_000 }).format(
        Number(value),
      );
    case 'money':
      return formatMoney(Number(value), currency, locale);
    case 'date':
      return dayInWords(String(value), language === 'en' ? locale : language);
    case 'dateRange':
      return timeInWords(value as NonNullable<EntrySummary['time']>, locale, timeZone, true);
    case 'toggle':
      return value === true ? t.yes : t.no;
    case 'picture':
      return <PictureView picture={value as ShownPicture} room={rooms.narrow} fit="natural" />;
    case 'multiline':
      return isChapters(shown) ? (
        <Chapters text={String(value)} track={track} />
      ) : (
        <Lines>{String(value)}</Lines>
      );
    case 'text': {
      const href = contactHref(String(value), { isPhone: key === 'phone' });
      return href ? <Link href={href}>{String(value)}</Link> : <Lines>{String(value)}</Lines>;
    }
    case 'entries': {
      const { type, entries } = value as ReferredEntries;
      return <EntryCards {...{ type, entries }} level={3} excerpts={false} dates={false} />;
    }
    case 'link':
      return <Link href={String(value)}>{linkText(String(value))}</Link>;
    case 'place': {
      const { name, address, href } = value as Place;
      return (
        <>
          <bdi>{name}</bdi>
          {address && (
            <span className={css.address}>
              <bdi>{address}</bdi>
            </span>
          )}
          {href && <Link href={href}>{t.viewMap}</Link>}
        </>
      );
    }
    default:
      return <Lines>{optionText ?? String(value)}</Lines>;
  }
}

const Lines = ({ children }: { children: string }) => (
  <span className={css.lines}>
    <bdi>{children}</bdi>
  </span>
);

const linkText = (href: string): string =>
  href.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, '').replace(/\/$/, '');

function Link({ href, isButton, children }: { href: string; isButton?: boolean; children: ReactNode }) {
  const safe = safeHref(href);
  if (safe === null) return null;
  return (
    <a
      className={isButton ? 'button' : undefined}
      href={safe}
      rel={isExternal(safe) ? 'noopener' : undefined}
    >
      <bdi>{children}</bdi>
    </a>
  );
}
