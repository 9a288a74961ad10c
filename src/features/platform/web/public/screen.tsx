import type { ReactNode } from 'react';
import form from '../../../../lib/ui/form/form.module.css';
import { Sentence } from '../../../../lib/ui/sentence.tsx';
import css from './screen.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A screen of one column: forms and messages. */
export const NarrowScreen = ({ title, lead, children }: Props) => (
  <div className={`${css.screen} ${css.narrow}`}>
    <h1>{title}</h1>
    {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
    {children === undefined ? null : <div className={css.stack}>{children}</div>}
  </div>
);

/** The classes of a form on a card. */
export const cardForm = `${form.form} ${css.card}`;

export const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={cardForm}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** A sentence with a value that stands out. */
export const WithStrong = ({ say, value }: { say: (value: string) => string; value: string }) => (
  <Sentence say={say}>
    <strong className={css.value}>{value}</strong>
  </Sentence>
);

interface LinkedProps {
  say: (link: string) => string;
  to: string;
  children: string;
}

/** A sentence with a link in it. */
export const WithLink = ({ say, to, children }: LinkedProps) => (
  <Sentence say={say}>
    <a href={to}>{children}</a>
  </Sentence>
);

export const Notice = ({ children }: { children: ReactNode }) => (
  <p className={css.notice} role="status">
    {children}
  </p>
);
