import { Refusal } from '../../lib/errors.ts';
import type { Client } from '../../lib/http/contract.ts';
import type { Creator } from '../../lib/http/requests/request-context.ts';
import type { creatorsContract } from '../../features/platform/creators-contract.ts';
import type { creatorSitesContract } from '../../features/platform/creator-sites-contract.ts';
import type { sitesContract } from '../../features/platform/sites-contract.ts';
import type { PlatformPage } from './frame.ts';

/** A request for a page of the platform, or with one of its forms. */
export interface Visit {
  url: URL;
  /** Empty unless a form was sent. */
  form: URLSearchParams;
  creator: Creator | null;
  /** The suffix of site addresses. */
  parent: string;
  /** Calls in-process, through the same guards as over HTTP. */
  call: Client<typeof creatorsContract & typeof sitesContract & typeof creatorSitesContract>;
}

/** A page, or a redirect. */
export type Shown = PlatformPage | { to: string };

export interface Screen {
  /** For signed-in creators only; others are redirected to sign in first. */
  signedIn?: boolean;
  show?: (visit: Visit) => Shown | Promise<Shown>;
  send?: (visit: Visit) => Shown | Promise<Shown>;
}

/** The errors of a form, with the input to show again. */
export interface Problem {
  sentence: string;
  fields: Record<string, string>;
  typed: URLSearchParams;
  status: number;
  /** The refusal's code, as its contract declares it. */
  code: string;
  /** The current state, if the code carries it. */
  current?: unknown;
}

/** Runs what a form requests; a refusal shows the form again with its errors. */
export async function tryTo(
  { form }: Visit,
  work: () => Promise<Shown>,
  again: (problem: Problem) => Shown | Promise<Shown>,
): Promise<Shown> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    const { message, status, code, detail } = error;
    const page = await again({
      sentence: message,
      fields: detail.fields ?? {},
      typed: form,
      status,
      code,
      current: detail.current,
    });
    return 'to' in page ? page : { ...page, status };
  }
}

export const typed = (form: URLSearchParams, name: string): string => form.get(name) ?? '';
