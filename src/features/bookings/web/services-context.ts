import { createContext, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Block } from '../../../lib/content/block-kind.ts';
import { walkTree } from '../../../lib/content/block-tree.ts';
import { callsOf, inPageLanguage } from '../../../lib/ui/screen.ts';
import type { bookingsContract } from '../contract.ts';
import type { Service } from '../service-shapes.ts';

/** The data of a page's service blocks. */
export interface ShownServices {
  services: readonly Service[];
  /** On the canvas, where an empty block says what to do. */
  editing?: boolean;
  /** Sample data in the section library: services of a site that has none yet, and a month with its times. */
  samples?: { services: readonly Service[]; calendar: ReactNode } | undefined;
}

const noServices: ShownServices = { services: [] };
export const ServicesContext = createContext(noServices);

/** For loaders of pages: services, if a block shows some. */
export async function loadServices(
  context: LoaderFunctionArgs['context'],
  blocks: readonly Block[],
): Promise<ShownServices> {
  for (const { block } of walkTree(blocks))
    if (block.type === 'booking' || block.type === 'serviceList')
      return {
        services: await callsOf<typeof bookingsContract>(context)('GET /api/services', {
          query: inPageLanguage(context),
        }),
      };
  return noServices;
}
