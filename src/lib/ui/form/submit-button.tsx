import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';

/** Submits its form with an intent, once: while that is in progress it says so, and ignores further presses. */
export function SubmitButton({
  intent,
  busy,
  look,
  children,
}: {
  intent: string;
  /** Shown while the form is being sent: "Signing in…". */
  busy: string;
  look?: 'secondary' | 'quiet';
  children: ReactNode;
}) {
  const { formData } = useNavigation();
  const sending = formData?.get('intent') === intent;
  return (
    <button
      type="submit"
      className="button"
      name="intent"
      value={intent}
      data-look={look}
      aria-disabled={sending || undefined}
      onClick={(event) => {
        if (sending) event.preventDefault();
      }}
    >
      {sending ? busy : children}
    </button>
  );
}
