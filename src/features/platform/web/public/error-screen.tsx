import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { isRefusal, sentenceOf } from '../../../../lib/ui/sentences.ts';
import { platformWords } from '../../messages/screens/area.ts';
import { NarrowScreen } from './screen.tsx';

/** Replaces a screen that failed. */
export function ErrorScreen() {
  const t = useMessages(platformWords);
  const error = useRouteError();
  const status = isRouteErrorResponse(error) || isRefusal(error) ? error.status : 500;
  const missing = status === 404 || status === 405;
  return (
    <div data-error-screen>
      <NarrowScreen
        title={missing ? t.notFound : t.somethingWentWrong}
        lead={missing ? t.pageNotFound : sentenceOf(error)}
      >
        <p>
          <a className="button" href="/">
            {t.aboutSitewright}
          </a>
        </p>
      </NarrowScreen>
    </div>
  );
}
