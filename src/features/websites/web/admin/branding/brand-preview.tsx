import { ActionIcon, Group, SegmentedControl, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconHome } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { fontUrls } from '../../../../../lib/admin-ui/font-files.ts';
import { brandCss, brandFonts } from '../../../../../lib/theme/brand.ts';
import { themeCss } from '../../../../../lib/theme/colour.ts';
import { fontFaces } from '../../../../../lib/theme/fonts.ts';
import type { Branding } from '../../../brand-shapes.ts';
import css from './branding.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';

const widths = [
  ['1280', 'desktop'],
  ['768', 'tablet'],
  ['390', 'phone'],
] as const;

/** Applies the design to a page of the site immediately: as a constructed style sheet, which the page's policy allows. */
function dress(frame: HTMLIFrameElement, { colours, brand }: Branding): void {
  const { contentWindow: view, contentDocument: page } = frame;
  // Between two pages, a frame has an empty document; the next one is styled when it has loaded.
  if (!view || !page?.documentElement) return;
  const Sheet = (view as Window & typeof globalThis).CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(
    fontFaces(brandFonts(brand), fontUrls, page.documentElement.lang || 'en') +
      themeCss(colours) +
      brandCss(brand),
  );
  page.adoptedStyleSheets = [sheet];
  for (const part of page.querySelectorAll<HTMLElement>('header[data-layout]'))
    part.dataset['layout'] = brand.headerLayout;
}

/** Settings that need rendering on the server. */
const drawn = ({ name, logo, header, brand }: Branding) => {
  const { footer, logo: own, footerLayout, footerGround, headerLayout, announcement } = brand;
  const parts = [footer, own, footerLayout, footerGround, headerLayout, announcement, brand.headerSticky];
  return JSON.stringify([name, logo, header, brand.mobileMenu, brand.css, brand.cssOff, ...parts]);
};

/** Links of the page lead the preview to their pages; nothing is sent. */
function followInside(page: Document, onFollow: (path: string) => void): void {
  page.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || new URL(link.href, location.origin).hash) return;
      event.preventDefault();
      event.stopPropagation();
      const { origin, pathname } = new URL(link.href, location.origin);
      if (origin === location.origin && !pathname.startsWith('/admin')) onFollow(pathname);
    },
    true,
  );
  page.addEventListener('submit', (event) => event.preventDefault(), true);
}

interface Props {
  value: Branding;
  /** The server's draft, and its version. */
  saved: Branding;
  version: number;
}

/**
 * The site's real pages in the draft design. Colours, fonts and measures change immediately; for the rest, a
 * fresh page loads behind the visible one and replaces it, scrolled to the same position, so that nothing flashes.
 */
export function BrandPreview({ value, saved, version }: Props) {
  const words = useMessages(brandingAdmin);
  const [width, setWidth] = useState(() => (innerWidth < 768 ? '390' : '1280'));
  const { ref, width: room } = useElementSize();
  const [path, setPath] = useState('/');
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [round, setRound] = useState({ drawn: drawn(saved), version });
  if (round.drawn !== drawn(saved)) setRound({ drawn: drawn(saved), version });
  const wanted = `${path}?brand=draft&look=${round.version}`;
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    for (const frame of frames.current.values()) dress(frame, value);
  }, [value]);

  const ready = (address: string) => {
    const frame = frames.current.get(address);
    if (!frame?.contentDocument) return;
    dress(frame, value);
    followInside(frame.contentDocument, setPath);
    if (address === shown) return;
    const before = frames.current.get(shown);
    const top = shown.split('?')[0] === address.split('?')[0] ? (before?.contentWindow?.scrollY ?? 0) : 0;
    frame.contentWindow?.scrollTo({ top, behavior: 'instant' });
    setShown(address);
  };

  const scale = room > 0 ? Math.min(1, room / Number(width)) : 1;
  return (
    <section aria-label={words.preview} className={css.preview}>
      <Group justify="space-between" mb="xs" gap="xs">
        <SegmentedControl
          size="xs"
          data={widths.map(([value, name]) => ({ value, label: words[name] }))}
          value={width}
          onChange={setWidth}
          aria-label={words.previewSize}
        />
        <ShownPath path={path} onHome={() => setPath('/')} />
      </Group>
      <div ref={ref} className={css.stage}>
        {room > 0 &&
          [...new Set([shown, wanted])].toSorted().map((address) => (
            <iframe
              key={address}
              // The site's own page, which this screen styles: it must have the same origin.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin"
              ref={(frame) => {
                if (frame) frames.current.set(address, frame);
                else frames.current.delete(address);
              }}
              title={words.previewOfYourSite}
              src={address}
              className={css.frame}
              data-waiting={address !== shown || undefined}
              aria-hidden={address !== shown}
              style={{ width: Number(width), height: `${100 / scale}%`, transform: `scale(${scale})` }}
              onLoad={() => ready(address)}
            />
          ))}
      </div>
      <Text size="xs" c="dimmed" mt="xs">
        {words.onlyYouCanSeeThis}
      </Text>
    </section>
  );
}

function ShownPath({ path, onHome }: { path: string; onHome: () => void }) {
  const words = useMessages(brandingAdmin);
  return (
    <Group gap={4}>
      <Text size="xs" c="dimmed" className="admin-words">
        {path === '/' ? words.homePage : path}
      </Text>
      {path !== '/' && (
        <ActionIcon size="sm" aria-label={words.goToHomePage} onClick={onHome}>
          <IconHome size={16} />
        </ActionIcon>
      )}
    </Group>
  );
}
