import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Milliseconds without a key before a search starts. */
const QUIET = 250;

interface Options {
  /** Keep parameters whose value is empty, where an empty value and no value differ. */
  keepEmpty?: boolean;
}

export interface AddressFilter {
  /** The parameters as last changed here. The address may still have to follow. */
  query: URLSearchParams;
  /** Sets the named parameters; null, and an empty value too unless `keepEmpty`, removes one. */
  change: (part: Readonly<Record<string, string | null | undefined>>, replace?: boolean) => void;
  /** `?a=b`, or '' without parameters. */
  search: string;
}

/**
 * The filter of a list, kept in the address, so that going back restores it.
 *
 * The router changes the address in a transition, which may take long on a busy computer. A field that showed the address would
 * lose what is typed meanwhile, and a second change made from it would undo the first.
 */
export function useAddressFilter({ keepEmpty = false }: Options = {}): AddressFilter {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [{ seen, awaited }, setState] = useState({ seen: address, awaited: [] as readonly string[] });
  if (seen !== address) {
    // An address that wasn't set here comes from a link or from going back, and replaces everything awaited.
    const at = awaited.indexOf(address);
    setState({ seen: address, awaited: at === -1 ? [] : awaited.slice(at + 1) });
  }
  const current = awaited.at(-1) ?? address;
  const change: AddressFilter['change'] = (part, replace = true) => {
    const next = new URLSearchParams(current);
    for (const [name, value] of Object.entries(part))
      if (value || (keepEmpty && value === '')) next.set(name, value);
      else next.delete(name);
    const wanted = next.toString();
    if (wanted === current) return;
    // Nothing is awaited from setting the address that is there already.
    setState({ seen: address, awaited: wanted === address ? [] : [...awaited, wanted] });
    setParams(next, { replace, preventScrollReset: true });
  };
  return { query: new URLSearchParams(current), change, search: current === '' ? '' : `?${current}` };
}

/** The filter as it is asked for: the search term is trimmed, and follows when typing pauses. */
export function useSettled<Filter extends { q: string }>(filter: Filter): Filter {
  const [q] = useDebouncedValue(filter.q.trim(), QUIET);
  return { ...filter, q };
}
