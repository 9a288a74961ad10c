/**
 * Reports what the server cannot see: navigation without a document request, pages restored by the
 * browser, and viewing time. No cookie, nothing stored; at most 1 KB when built.
 */
const nav = navigator as Navigator & { globalPrivacyControl?: boolean };
const doc = document as Document & { prerendering?: boolean };

let url = '';
let since = 0;

const now = () => performance.now();
const here = () => location.pathname + location.search;

/** `keepalive` lets a request outlast its page like a beacon, which can't carry the header. */
function send(kind: 'view' | 'leave', more?: object) {
  void fetch('/api/analytics/event', {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      'x-website-id': doc.documentElement.dataset['website'] as string,
    },
    body: JSON.stringify({ kind, url, width: innerWidth, ...more }),
  }).catch(() => {});
}

/** The page is hidden: reports the viewing time since the last report. */
function rest() {
  if (since) send('leave', { seconds: Math.round((now() - since) / 1000) });
  since = 0;
}

function look() {
  if (doc.hidden) rest();
  else since ||= now();
}

function moved() {
  if (location.pathname === url.split('?')[0]) return;
  rest();
  url = here();
  send('view');
  look();
}

function start() {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
    deliveryType?: string;
  })[];
  url = here();
  if (entry?.activationStart || entry?.deliveryType) send('view', { referrer: doc.referrer });
  look();
  const push = history.pushState;
  history.pushState = function (...args) {
    push.apply(this, args);
    moved();
  };
  addEventListener('popstate', moved);
  doc.addEventListener('visibilitychange', look);
  addEventListener('pagehide', rest);
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    send('view');
    look();
  });
}

if (!nav.globalPrivacyControl && nav.doNotTrack !== '1') {
  if (doc.prerendering) doc.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
