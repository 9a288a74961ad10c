import { askPassword } from './ask-password.tsx';
import { tell } from '../tell.tsx';
import { messagesNow } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

/** Asks for the owner's password before another person's two-step verification is turned off. @param who a name or an email address */
export const confirmTwoStepOff = (
  who: string,
  work: (password: string) => Promise<unknown>,
  onDone: () => void,
): void => {
  const words = messagesNow(adminUi);
  return askPassword({
    title: words.turnOffTwoStepVerification({ who }),
    says: words.doThisOnlyIfTheyve,
    confirm: words.turnOff,
    cancel: words.cancel,
    work,
    onDone: () => {
      tell(words.twoStepVerificationTurnedOff({ who }));
      onDone();
    },
  });
};
