interface Place {
  address: string;
  rows: readonly { days: string; times: string }[];
}

/** Address and opening hours as a sentence each, for the email that an order is ready to collect. */
export const inOneLine = ({ address, rows }: Place): string =>
  `${address.replaceAll('\n', ', ')}. ${rows.map(({ days, times }) => `${days}, ${times}`).join('; ')}.`;
