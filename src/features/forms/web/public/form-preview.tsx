import { formWords } from '../../messages/form/area.ts';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { Form, formsContract } from '../../contract.ts';
import { FormView } from './form-view.tsx';
import css from './form-preview.module.css';

/** For owners only: the call refuses everyone else. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await callsOf<typeof formsContract>(context)('GET /api/forms', { query: { limit: 1 } });
  return null;
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: formWords.in(language).preview, noIndex: true }),
};

/** Shows the form sent by the surrounding window, in the site's design. */
export function Component() {
  const [form, setForm] = useState<Form | null>(null);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<{ form?: Form }>) => {
      if (origin === location.origin && source === parent && data.form) setForm(data.form);
    };
    addEventListener('message', listen);
    parent.postMessage('form-preview', location.origin);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <main className={css.preview}>
      {form && <FormView key={form._id} form={form} id="preview" editing inline={form.newsletter} />}
    </main>
  );
}
