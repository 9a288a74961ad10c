import { createContext } from 'react';
import type { Point } from '../canvas/frame/use-frame-events.ts';

/** Opens the actions for a block at a point of the window. */
export const OpenMenuContext = createContext<(id: string, at: Point) => void>(() => undefined);
