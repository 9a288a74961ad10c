import { Fragment } from 'react';

/**
 * Text of several lines, each isolated: in the other direction, its full stop or the number of a house would move to the other end.
 * The element around it keeps line breaks (`white-space: pre-line`).
 */
export const IsolatedLines = ({ text }: { text: string }) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      <bdi>{line}</bdi>
    </Fragment>
  ));
