import { Refusal } from '../../lib/errors.ts';
import type { Client } from '../../lib/http/contract.ts';
import type { Creator } from '../../lib/http/requests/request-context.ts';
import type { creatorsContract } from '../../features/platform/creators-contract.ts';
import type { creatorSitesContract } from '../../features/platform/creator-sites-contract.ts';
import type { sitesContract } from '../../features/platform/sites-contract.ts';
import type { PlatformPage } from './frame.ts';

/** Somebody who asks for a page of the platform, or sends one of its forms. */
export interface Visit {
  url: URL;
  /** Empty unless a form was sent. */
  form: URLSearchParams;
  creator: Creator | null;
  /** What the addresses of sites end with. */
  parent: string;
  /** Through the same guards as over HTTP. */
  call: Client<typeof creatorsContract & typeof sitesContract & typeof creatorSitesContract>;
}

/** A page, or where to go instead. */
export type Shown = PlatformPage | { to: string };

export interface Screen {
  /** Only for those who are signed in; others are led to sign in first. */
  signedIn?: boolean;
  show?: (visit: Visit) => Shown | Promise<Shown>;
  send?: (visit: Visit) => Shown | Promise<Shown>;
}

/** What was wrong with a form, and what was typed, so that nobody types it again. */
export interface Problem {
  sentence: string;
  fields: Record<string, string>;
  typed: URLSearchParams;
  status: number;
  /** What the call was refused for, as its contract declares it. */
  code: string;
  /** What is true now, where that code brings it. */
  current?: unknown;
}

/** Runs what a form asks for; a refusal becomes the form again, with what is wrong. */
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
