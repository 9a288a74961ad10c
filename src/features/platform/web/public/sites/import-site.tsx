import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Form, type LoaderFunctionArgs } from 'react-router';
import { readableSize } from '../../../../files/readable-size.ts';
import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { Labelled } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import type { ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { platformWords } from '../../../messages/screens/area.ts';
import { platformLocale } from '../../../platform-locale.ts';
import type { Arrival, ArrivedSite } from '../../../sites-contract.ts';
import { requireCreator } from '../guards.ts';
import { cardForm, NarrowScreen, WithLink } from '../screen.tsx';
import { AddressField } from './address-field.tsx';
import { createFromExport, ImportRefused, uploadExport } from './import-calls.ts';
import css from './new-site.module.css';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireCreator(args);
  return null;
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: platformWords.in(language).importSite, noIndex: true, runs: true }),
};

interface Work {
  sentence: string;
  /** From 0 to 1; undefined if it is unknown. */
  share?: number;
}

/** Import of a site export. It needs script, because files of gigabytes need progress. */
export function Component() {
  const t = useMessages(platformWords);
  const [arrival, setArrival] = useState<Arrival>();
  const [site, setSite] = useState<ArrivedSite>();
  const [work, setWork] = useState<Work>();
  const [wrong, setWrong] = useState('');
  const run = async (begin: Work, task: () => Promise<void>) => {
    setWrong('');
    setWork(begin);
    try {
      await task();
    } catch (error) {
      setWrong(error instanceof ImportRefused ? error.message : t.connectionLost);
    }
    setWork(undefined);
  };
  const upload = (file: File | undefined) => {
    if (!file) return setWrong(t.chooseExportFile);
    void run({ sentence: t.uploading, share: 0 }, async () => {
      const progress = (loaded: number, total: number) => {
        const [part, whole] = [readableSize(loaded), readableSize(total)];
        const sentence = loaded < total ? t.uploadedOf({ part, whole }) : t.readingFile;
        setWork(loaded < total ? { sentence, share: loaded / total } : { sentence });
      };
      setArrival(await uploadExport(file, progress));
    });
  };
  const create = ({ _id }: Arrival, subdomain: string) =>
    void run({ sentence: t.importing, share: 0 }, async () => {
      const progress = (share: number) =>
        setWork({ sentence: t.imported({ percent: Math.floor(share * 100) }), share });
      setSite(await createFromExport(_id, subdomain, progress));
    });
  return (
    <NarrowScreen title={t.importSite} lead={t.importLead}>
      <noscript>
        <p className={css.wrong}>{t.importNeedsScript}</p>
      </noscript>
      <Wrong>{wrong}</Wrong>
      {site ? (
        <Imported site={site} />
      ) : arrival ? (
        <Review arrival={arrival} busy={work !== undefined} onCreate={create} />
      ) : (
        <Choose busy={work !== undefined} onFile={upload} />
      )}
      {work ? <progress className={css.progress} aria-label={t.progress} value={work.share} /> : null}
      <p className={css.status} role="status">
        {work?.sentence}
      </p>
      <p>
        <WithLink say={(gap) => t.fromElsewhere({ createSite: gap })} to="/sites/new">
          {t.createSite}
        </WithLink>
      </p>
    </NarrowScreen>
  );
}

/** What went wrong; it receives the focus. */
function Wrong({ children }: { children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) box.current?.focus();
  }, [children]);
  if (!children) return null;
  return (
    <div className={css.wrong} ref={box} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}

interface ChooseProps {
  busy: boolean;
  onFile: (file: File | undefined) => void;
}

function Choose({ busy, onFile }: ChooseProps) {
  const t = useMessages(platformWords);
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className={`${cardForm} ${css.withScript}`}>
      <Labelled name="file" label={t.exportFile} hint={t.exportFileHint}>
        {(parts) => (
          <input ref={file} className={form.input} type="file" accept=".zip,application/zip" {...parts} />
        )}
      </Labelled>
      <button
        type="button"
        className="button"
        data-replay=""
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onFile(file.current?.files?.[0]);
        }}
      >
        {t.upload}
      </button>
    </div>
  );
}

interface ReviewProps {
  arrival: Arrival;
  busy: boolean;
  onCreate: (arrival: Arrival, subdomain: string) => void;
}

const kinds = ['pages', 'products', 'orders', 'bookings', 'messages', 'accounts', 'files'] as const;

/** The content of the export, and the address of the new site. */
function Review({ arrival, busy, onCreate }: ReviewProps) {
  const t = useMessages(platformWords);
  const locale = platformLocale(useLanguage());
  const { name, host, madeAt, rows, size, missing, anew } = arrival;
  const contents = kinds.flatMap((kind) => (rows[kind] > 0 ? [t[kind]({ count: rows[kind] })] : []));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = new FormData(event.currentTarget).get('subdomain');
    if (!busy) onCreate(arrival, typeof address === 'string' ? address : '');
  };
  return (
    <form className={cardForm} noValidate onSubmit={submit}>
      <h2>{name}</h2>
      <p>
        {t.exportedFrom({
          day: new Date(madeAt).toLocaleDateString(locale, { dateStyle: 'long' }),
          host,
          contents: contents.join(', '),
          size: readableSize(size),
        })}
      </p>
      {missing > 0 ? <List items={[t.filesMissing({ count: missing })]} /> : null}
      {anew.length > 0 ? (
        <>
          <p>{t.setUpAgain}</p>
          <List items={anew} />
        </>
      ) : null}
      <AddressField name={name} />
      <button type="submit" className="button" aria-disabled={busy || undefined}>
        {t.create}
      </button>
    </form>
  );
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul className={css.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

function Imported({ site }: { site: ArrivedSite }) {
  const t = useMessages(platformWords);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Form className={cardForm} method="post" action="/sites">
      <h2 ref={title} tabIndex={-1}>
        {t.siteImported({ name: site.name })}
      </h2>
      <p>{t.liveAt({ host: site.host })}</p>
      <List items={[...site.anew, ...site.notes]} />
      <SubmitButton intent={`open:${site._id}`} busy={t.opening}>
        {t.goToAdmin}
      </SubmitButton>
    </Form>
  );
}
