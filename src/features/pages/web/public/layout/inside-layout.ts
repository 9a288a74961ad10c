import { createContext } from 'react';

/** True inside the site's layout. If the layout itself failed, the error screen is rendered alone. */
export const InsideLayout = createContext(false);
