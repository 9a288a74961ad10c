import { type ReactNode, use, useEffect, useState } from 'react';
import { allowOwnStyles, pageNonce } from '../../../../../../lib/admin-ui/nonce.ts';
import { useSitePart } from '../site-part.ts';
import { frameStyles } from './frame-styles.ts';
import type { SiteFrame } from './site-frame.ts';
import { SiteFrameContext, useFramePage } from './site-frame-context.ts';

interface Props {
  children: ReactNode;
  document?: Document | undefined;
}

/** A slow font does not keep the page away, in milliseconds. */
const FONTS_MOST = 1500;

/** Links the site's styles, takes those before away when they are there, and calls back. @returns what gives that up */
function dress(page: Document, frame: SiteFrame, isSafe: boolean, onReady: () => void): () => void {
  const before = [...page.head.querySelectorAll('[data-dress]')];
  page.defaultView?.frameElement?.setAttribute('title', 'The page, to be worked on');
  page.documentElement.lang = frame.lang;
  page.documentElement.dir = frame.dir;
  page.title = 'The page';
  const links = frame.styles.map((href) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    return link;
  });
  const style = page.createElement('style');
  style.nonce = pageNonce();
  style.textContent = frame.css + (isSafe ? '' : frame.custom) + frameStyles;
  for (const element of [...links, style]) element.dataset['dress'] = '';
  const loaded = links.map(
    (link) =>
      new Promise((done) => {
        for (const outcome of ['load', 'error']) link.addEventListener(outcome, done, { once: true });
      }),
  );
  page.head.append(...links, style);
  let live = true;
  // The page is laid out unseen meanwhile, which asks for its fonts: it does not appear in another face first.
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

/** Fills the head of Puck's frame with the site's own styles, and shows the page when they are there. */
export function FrameDocument({ children, document }: Props) {
  const frame = use(SiteFrameContext);
  const isSafe = useSitePart((state) => state.isSafe);
  const [ready, setReady] = useState(false);
  // While rendering, because Puck writes its own styles before any effect of ours.
  if (document) allowOwnStyles(document);

  useEffect(
    () => (document && frame ? dress(document, frame, isSafe, () => setReady(true)) : undefined),
    [document, frame, isSafe],
  );

  useEffect(() => {
    useFramePage.setState({ page: document ?? null });
    return () => useFramePage.setState({ page: null });
  }, [document]);

  return <div style={ready ? undefined : { visibility: 'hidden' }}>{children}</div>;
}
