import type { Language } from '../../../../lib/messages/languages.ts';
import { useLanguage, useMessages } from '../../../../lib/messages/use-messages.ts';
import { layout } from '../../messages/layout/area.ts';
import { Component, use, useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { common } from '../../../../lib/ui/messages/common/area.ts';
import { isRefusal, sentenceOf } from '../../../../lib/ui/sentences.ts';
import { toastFor } from '../../../../lib/ui/toast-store.ts';
import { documentTitle } from '../../document-title.ts';
import { InsideLayout } from './layout/inside-layout.ts';
import { homeIn, type Start } from '../start.ts';
import css from './error-screen.module.css';

/** Replaces a screen that failed; shows nothing that the server did not mean for visitors. */
export function ErrorScreen() {
  return (
    <LastResort>
      <Screen />
    </LastResort>
  );
}

function Screen() {
  const t = useMessages(layout);
  const language = useLanguage();
  const error = useRouteError();
  const inside = use(InsideLayout);
  const start = useRouteLoaderData<Start>('root');
  const siteName = start?.website.name ?? '';
  const missing = statusOf(error) === 404;
  const title = missing ? t.notFound : t.somethingWentWrong;
  useEffect(() => {
    document.title = documentTitle(title, siteName);
  }, [title, siteName]);
  useEffect(() => {
    if (!missing) toastFor(error, wordsOf(error, language));
  }, [error, missing, language]);
  const Frame = inside ? 'div' : 'main';
  return (
    <Frame className={css.screen} data-alone={!inside} data-error-screen>
      <p className="eyebrow">{missing ? '404' : t.error}</p>
      <h1>{t.uhOh}</h1>
      <p className={css.message}>{missing ? t.pageNotFound : wordsOf(error, language)}</p>
      {/* A full load: what broke in the browser is gone with it. */}
      <a className="button" href={homeIn(start?.base ?? '')}>
        {t.goHome}
      </a>
    </Frame>
  );
}

/** A message for visitors that a loader threw; the router's own errors reveal too much. */
const wordsOf = (error: unknown, language: Language): string => {
  const said = isRouteErrorResponse(error)
    ? (error.data as { sentence?: unknown } | null)?.sentence
    : undefined;
  return typeof said === 'string' ? said : sentenceOf(error, language);
};

const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) || isRefusal(error) ? error.status : 500;

const Failed = () => <p role="alert">{useMessages(common).errorScreenFailed}</p>;

class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Failed />;
  }
}
