import { askPassword } from './ask-password.tsx';
import { tell } from '../tell.tsx';

/** Asks for the owner's password before another person's two-step verification is turned off. @param who a name or an email address */
export const confirmTwoStepOff = (
  who: string,
  work: (password: string) => Promise<unknown>,
  onDone: () => void,
): void =>
  askPassword({
    title: `Turn off two-step verification for ${who}?`,
    says: 'Do this only if they’ve lost their device and recovery codes, and you’re sure it’s them asking. They’ll be signed out of all devices and can sign in with just their password. We’ll let them know by email.',
    confirm: 'Turn off',
    cancel: 'Cancel',
    work,
    onDone: () => {
      tell(`Two-step verification turned off for ${who}.`);
      onDone();
    },
  });
