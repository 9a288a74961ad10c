import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formWords } from '../../../messages/form/area.ts';
import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { FormsContext } from '../../forms-context.ts';
import { FormView } from '../../public/form-view.tsx';
import type { FormBlockProps } from './block.ts';
import css from './form-block.module.css';

export function FormBlockView({ id, form: formId, title, text }: FormBlockProps & ViewContext) {
  const t = useMessages(formWords);
  const { forms, outcome, sent, editing = false, samples } = use(FormsContext);
  const form = formId === null ? samples?.contact : forms[formId];
  if (!form && !editing) return null;
  return (
    <div className={css.block}>
      {title && <h2 className={css.title}>{title}</h2>}
      {text && <p className={css.text}>{text}</p>}
      {form ? (
        <FormView
          key={form._id}
          form={form}
          id={id}
          outcome={outcome?.form === form._id ? outcome : undefined}
          sent={sent === form._id}
          editing={editing}
        />
      ) : (
        <p className={css.missing}>{formId === null ? t.chooseForm : t.formDeleted}</p>
      )}
    </div>
  );
}
