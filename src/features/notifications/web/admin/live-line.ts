import { noteSessionEnded, useSessionEnded } from '../../../../lib/admin-ui/session-state.ts';
import { hearEvent, useLive } from '../../../../lib/admin-ui/live.ts';
import { siteId } from '../../../../lib/http/client.ts';
import type { NotificationState } from '../../contract.ts';

const NAME = 'sitewright-notifications';
/** A connection restored within this time counts as not interrupted. */
const AWAY_MS = 5_000;
const AGAIN_MS = { least: 5_000, most: 60_000 };

/** Events about pages that are open in editors. */
const FURTHER = ['here', 'saved'] as const;

type Word =
  | { state: NotificationState }
  | { event: string; data: unknown }
  | { down: true }
  | { hello: true };

/**
 * Receives the server's notifications. One window of a browser holds the connection and tells the others, because browsers allow
 * only a few connections per host; when it closes, the next one takes over.
 */
export function followNotifications(take: (state: NotificationState) => void): () => void {
  const end = new AbortController();
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : undefined;
  // A channel reaches this origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (word: Word) => channel?.postMessage(word);
  let source: EventSource | undefined;
  let last: NotificationState | undefined;
  let wait = AGAIN_MS.least;
  let again: ReturnType<typeof setTimeout> | undefined;
  let away: ReturnType<typeof setTimeout> | undefined;
  let holds = false;

  const hear = (state: NotificationState) => {
    last = state;
    useLive.setState({ live: true });
    take(state);
  };
  const down = () => {
    useLive.setState({ live: false });
    say({ down: true });
  };
  const connect = () => {
    clearTimeout(again);
    source?.close();
    source = openStream();
    source.addEventListener('news', ({ data }) => {
      clearTimeout(away);
      away = undefined;
      wait = AGAIN_MS.least;
      const state = JSON.parse(data as string) as NotificationState;
      hear(state);
      say({ state });
    });
    hearFurther(source, say);
    // The session has ended, or has no permission any more.
    source.addEventListener('over', () => {
      source?.close();
      down();
      noteSessionEnded();
    });
    source.addEventListener('error', () => {
      away ??= setTimeout(down, AWAY_MS);
      // Refused, so that the browser does not reconnect.
      if (source?.readyState !== EventSource.CLOSED) return;
      again = setTimeout(connect, wait);
      wait = Math.min(wait * 2, AGAIN_MS.most);
    });
  };
  const hold = () => {
    holds = true;
    connect();
    return new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('state' in data) hear(data.state);
    else if ('event' in data) hearEvent(data.event, data.data);
    else if ('down' in data) useLive.setState({ live: false });
    else if (holds && last) greet(last, say);
  });
  // Without the lock, each window has its own connection; the server limits their number.
  if (channel && 'locks' in navigator) {
    void navigator.locks.request(NAME, { signal: end.signal }, hold).catch(() => {});
    say({ hello: true });
  } else void hold();
  const forget = useSessionEnded.subscribe(({ ended }, before) => {
    if (holds && before.ended && !ended) connect();
  });

  return () => {
    end.abort();
    forget();
    clearTimeout(again);
    clearTimeout(away);
    source?.close();
    channel?.close();
    useLive.setState({ live: false });
  };
}

function openStream(): EventSource {
  // An EventSource can't send headers.
  const website = siteId();
  return new EventSource(`/api/notifications/stream${website ? `?website=${website}` : ''}`);
}

function hearFurther(source: EventSource, say: (word: Word) => void): void {
  for (const event of FURTHER)
    source.addEventListener(event, ({ data: text }) => {
      const data: unknown = JSON.parse(text as string);
      hearEvent(event, data);
      say({ event, data });
    });
}

/** Tells a window that has just opened what was received last. */
function greet(state: NotificationState, say: (word: Word) => void): void {
  say({ state });
  say({ event: 'here', data: useLive.getState().heard['here'] ?? [] });
}
