import { createContext, data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ScreenHandle } from '../../../../lib/ui/screen.ts';
import { NarrowScreen } from './screen.tsx';
import css from './screen.module.css';

/** A part of a paragraph; with `href` it is a link. */
export interface Span {
  text: string;
  href?: string;
}

export type Paragraph = { heading: string } | { list: readonly Span[][] } | { spans: readonly Span[] };

/** A page that the operator has written. */
export interface OperatorPage {
  title: string;
  paragraphs: readonly Paragraph[];
}

/** Reads a page by its path; null if it doesn't exist. */
type ReadPage = (path: string) => Promise<OperatorPage | null>;

export const operatorPageContext = createContext<ReadPage>();

/** The browser has no copy of these pages: they are sent without script, and links to them load documents. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<OperatorPage> {
  const read = (context as { get(key: typeof operatorPageContext): ReadPage }).get(operatorPageContext);
  const page = await read(new URL(request.url).pathname);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const handle: ScreenHandle<OperatorPage> = {
  head: ({ title }) => ({ title, description: `${title} · Sitewright` }),
};

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map(({ text, href }, at) =>
    href === undefined ? (
      text
    ) : (
      <a key={`${at} ${href}`} href={href}>
        {text}
      </a>
    ),
  );

function Text({ paragraph }: { paragraph: Paragraph }) {
  if ('heading' in paragraph) return <h2>{paragraph.heading}</h2>;
  if ('spans' in paragraph)
    return (
      <p>
        <Spans spans={paragraph.spans} />
      </p>
    );
  return (
    <ul>
      {paragraph.list.map((spans, at) => (
        <li key={`${at} ${spans[0]?.text ?? ''}`}>
          <Spans spans={spans} />
        </li>
      ))}
    </ul>
  );
}

export function Component() {
  const { title, paragraphs } = useLoaderData<OperatorPage>();
  return (
    <NarrowScreen title={title}>
      <div className={css.prose}>
        {paragraphs.map((paragraph, at) => (
          // The list is never reordered.
          <Text key={at} paragraph={paragraph} />
        ))}
      </div>
    </NarrowScreen>
  );
}
