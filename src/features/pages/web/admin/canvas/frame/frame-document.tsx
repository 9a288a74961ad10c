import { type ReactNode, use, useEffect } from 'react';
import { allowOwnStyles, pageNonce } from '../../../../../../lib/admin-ui/nonce.ts';
import { useSitePart } from '../site-part.ts';
import { frameStyles } from './frame-styles.ts';
import type { SiteFrame } from './site-frame.ts';
import { SiteFrameContext, useFramePage } from './site-frame-context.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';
import { languageOf } from '../../../../../../lib/messages/languages.ts';
import { LanguageContext, messagesNow } from '../../../../../../lib/messages/use-messages.ts';

interface Props {
  children: ReactNode;
  document?: Document | undefined;
}

/** How long to wait for a font before showing the page, in milliseconds. */
const FONTS_MOST = 1500;

/** Links the site's styles, removes the previous ones when they have loaded, and calls back. @returns a function that cancels it */
function dress(page: Document, frame: SiteFrame, isSafe: boolean, onReady: () => void): () => void {
  const words = messagesNow(canvasAdmin);
  const before = [...page.head.querySelectorAll('[data-dress]')];
  page.defaultView?.frameElement?.setAttribute('title', words.thePageToBeWorked);
  page.documentElement.lang = frame.lang;
  page.documentElement.dir = frame.dir;
  page.title = words.thePage;
  const links = frame.styles.map((href) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    return link;
  });
  const style = page.createElement('style');
  style.nonce = pageNonce();
  style.textContent = frame.css + (isSafe ? '' : frame.custom) + frameStyles();
  for (const element of [...links, style]) element.dataset['dress'] = '';
  const loaded = links.map(
    (link) =>
      new Promise((done) => {
        for (const outcome of ['load', 'error']) link.addEventListener(outcome, done, { once: true });
      }),
  );
  page.head.append(...links, style);
  let live = true;
  // Meanwhile the page is laid out invisibly, which requests its fonts: it does not appear in another font first.
  const fonts = () => Promise.race([page.fonts.ready, new Promise((done) => setTimeout(done, FONTS_MOST))]);
  void Promise.all(loaded)
    .then(() => new Promise(requestAnimationFrame))
    .then(fonts)
    .then(() => {
      if (!live) return;
      for (const element of before) element.remove();
      onReady();
    });
  return () => {
    live = false;
  };
}

/** Fills the head of Puck's frame with the site's own styles, and shows the page when they have loaded. */
export function FrameDocument({ children, document }: Props) {
  const frame = use(SiteFrameContext);
  const isSafe = useSitePart((state) => state.isSafe);
  const isShown = useFramePage((state) => state.isShown);
  // During render, because Puck writes its own styles before any effect of ours.
  if (document) allowOwnStyles(document);

  useEffect(
    () =>
      document && frame
        ? dress(document, frame, isSafe, () => useFramePage.setState({ isShown: true }))
        : undefined,
    [document, frame, isSafe],
  );

  useEffect(() => {
    useFramePage.setState({ page: document ?? null });
    return () => useFramePage.setState({ page: null, isShown: false });
  }, [document]);

  return (
    // Blocks say their own words in the language of the site, not in that of the person.
    <LanguageContext value={languageOf(frame?.lang ?? '')}>
      <div style={isShown ? undefined : { visibility: 'hidden' }}>{children}</div>
    </LanguageContext>
  );
}
