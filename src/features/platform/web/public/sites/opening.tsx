import { useEffect } from 'react';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { platformWords } from '../../../messages/screens/area.ts';
import { NarrowScreen, WithLink } from '../screen.tsx';

/** The answer of an action: the address that signs the creator in on a site. */
export interface Entry {
  opens: string;
  /** The site's name. */
  name: string;
}

/**
 * A screen that continues automatically: the policy lets no form lead to another host, but a plain page may. Without script,
 * the document refreshes to the address (`src/app/platform/document.ts`).
 */
export function Opening({ opens, name }: Entry) {
  const t = useMessages(platformWords);
  useEffect(() => {
    document.title = t.openingTitle({ name });
    location.replace(opens);
  }, [t, opens, name]);
  return (
    <NarrowScreen
      title={t.openingSite({ name })}
      lead={
        <WithLink say={(gap) => t.continueIfNothing({ link: gap })} to={opens}>
          {t.continue}
        </WithLink>
      }
    />
  );
}
