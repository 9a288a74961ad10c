import { useEffect, useRef, useState } from 'react';
import type { Form } from '../../../contract.ts';
import css from '../forms.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

/** A live preview of the form in the site's design. */
export function PreviewFrame({ form }: { form: Form }) {
  const words = useMessages(formsAdmin);
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(0);

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === frame.current?.contentWindow && data === 'form-preview')
        setReady((count) => count + 1);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (ready > 0) frame.current?.contentWindow?.postMessage({ form }, location.origin);
  }, [form, ready]);

  return (
    <iframe
      ref={frame}
      title={words.formPreview}
      src="/admin/forms/preview"
      className={css.preview}
      // The site’s own page: it must have the same origin to receive changes.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms"
      // Pages load their script on the first intent; this one is only viewed.
      onLoad={() => frame.current?.contentWindow?.dispatchEvent(new Event('focusin'))}
    />
  );
}
