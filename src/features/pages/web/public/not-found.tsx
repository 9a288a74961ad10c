import { data } from 'react-router';

/** `/404`, and every missing address: the error screen says so. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function Component() {
  return null;
}
