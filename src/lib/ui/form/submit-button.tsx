import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';

/** Sends its form with an intent, once: while that is under way it says so and does nothing more. */
export function SubmitButton({
  intent,
  busy,
  look,
  children,
}: {
  intent: string;
  /** Said while the form is on its way: "Signing in…". */
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
