import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formWords } from '../../../messages/form/area.ts';
import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { FormsContext } from '../../forms-context.ts';
import { FormView } from '../../public/form-view.tsx';
import type { NewsletterProps } from './block.ts';
import css from './newsletter.module.css';

export function NewsletterView({ id, form: formId, title, text, note }: NewsletterProps & ViewContext) {
  const t = useMessages(formWords);
  const { forms, outcome, sent, editing = false, samples } = use(FormsContext);
  const form = formId === null ? samples?.newsletter : forms[formId];
  if (!form && !editing) return null;
  return (
    <div className={css.block}>
      <div className={css.words}>
        {title && <h2 className={css.title}>{title}</h2>}
        {text && <p className={css.text}>{text}</p>}
      </div>
      <div className={css.form}>
        {form ? (
          <FormView
            key={form._id}
            form={form}
            id={id}
            outcome={outcome?.form === form._id ? outcome : undefined}
            sent={sent === form._id}
            editing={editing}
            inline
          />
        ) : (
          <p className={css.missing}>{formId === null ? t.chooseNewsletterForm : t.formDeleted}</p>
        )}
        {note && <p className={css.note}>{note}</p>}
      </div>
    </div>
  );
}
