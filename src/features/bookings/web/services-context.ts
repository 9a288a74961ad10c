import { createContext, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Block } from '../../../lib/content/block-kind.ts';
import { walkTree } from '../../../lib/content/block-tree.ts';
import { callsOf } from '../../../lib/ui/screen.ts';
import type { bookingsContract } from '../contract.ts';
import type { Service } from '../service-shapes.ts';

/** What a page's services are drawn from. */
export interface ShownServices {
  services: readonly Service[];
  /** On the canvas, where a block that would be empty says what to do. */
  editing?: boolean;
  /** Drawn instead, in the library of sections: services of a site that has none yet, and a month with its times. */
  samples?: { services: readonly Service[]; calendar: ReactNode } | undefined;
}

const noServices: ShownServices = { services: [] };
export const ServicesContext = createContext(noServices);

/** For loaders of pages: what can be booked, where a block shows some of it. */
export async function loadServices(
  context: LoaderFunctionArgs['context'],
  blocks: readonly Block[],
): Promise<ShownServices> {
  for (const { block } of walkTree(blocks))
    if (block.type === 'booking' || block.type === 'serviceList')
      return { services: await callsOf<typeof bookingsContract>(context)('GET /api/services') };
  return noServices;
}
