import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { CallError } from '../http/client.ts';
import { sentenceOf } from '../ui/sentences.ts';
import { noteSessionEnded } from './session-state.ts';

/** Toasts last as long everywhere (spec.md section 9). */
export const TOAST_TIME = 3000;

/** Long enough to reach the link in a message. */
const LINK_TIME = 8000;

interface TellLink {
  label: string;
  href: string;
}

/** @param link leads to what the message is about, in a new tab */
export function tell(message: string, link?: TellLink): void {
  notifications.show({
    message: link ? (
      <>
        {message}{' '}
        <Anchor href={link.href} target="_blank" inherit fw={600}>
          {link.label}
        </Anchor>
      </>
    ) : (
      message
    ),
    icon: <IconCheck size={16} />,
    color: 'teal',
    autoClose: link ? LINK_TIME : TOAST_TIME,
  });
}

/** For a screen that shows its refusals: toasts those that spec.md section 8 lists, and a server that can't be reached. */
export function tellListed(error: unknown): void {
  const isListed =
    !(error instanceof CallError) || [0, 400, 401].includes(error.status) || error.status >= 500;
  if (isListed) tellError(error);
}

/**
 * A failed call as a toast. Where the session has ended, the frame offers to sign in again as well.
 * @returns the words, to be said beside what failed too
 */
export function tellError(error: unknown): string {
  const message = sentenceOf(error);
  if (error instanceof CallError && error.status === 401) noteSessionEnded();
  // The same trouble told once, however many calls met it.
  notifications.show({
    id: message,
    message,
    icon: <IconExclamationMark size={16} />,
    color: 'red',
    autoClose: TOAST_TIME,
    role: 'alert',
  });
  return message;
}
