import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import type { Shown } from '../show-entry.ts';
import { type Content, CONTENT } from './content-data.ts';
import { ContentFailed, ContentLoading, SignInPanel } from './locked.tsx';

interface Props {
  /** Without its content, as it was loaded. */
  locked: Shown;
  /** The screen. `instead` takes the place of the content; `runs` starts script at once. */
  children: (shown: Shown, instead: ReactNode, runs: boolean) => ReactNode;
}

/** Loads the content of a restricted entry for somebody who is signed in; again whenever the screen is loaded again. */
export function UnlockedEntry({ locked, children }: Props) {
  const { data, state, submit } = useFetcher<Content>();
  const [query] = useSearchParams();
  const comments = query.get('comments') ?? '';
  const load = useCallback(
    () => void submit({ intent: CONTENT, comments }, { method: 'post' }),
    [submit, comments],
  );
  const retriedRef = useRetriedRef(data?.shown != null);
  useEffect(load, [load, locked]);

  const { entry } = locked;
  if (data?.shown) return children(data.shown, null, false);
  if (!data) return children(locked, <ContentLoading readingTime={entry.readingTime} />, true);
  if (!data.failed) return children(locked, <SignInPanel href={entry.href} />, false);
  const onRetry = () => {
    retriedRef.current = true;
    load();
  };
  return children(locked, <ContentFailed busy={state !== 'idle'} onRetry={onRetry} />, false);
}

/** The pressed button goes when the content comes, so the focus moves to the article. */
function useRetriedRef(isShown: boolean) {
  const retried = useRef(false);
  useEffect(() => {
    if (!isShown || !retried.current) return;
    retried.current = false;
    document.querySelector<HTMLElement>('article')?.focus();
  }, [isShown]);
  return retried;
}
