/** A request for approval with the site's mark, and the answer to it. */
export async function markRequest(
  own: (method: string, path: string, body: unknown) => Promise<{ _id: string }>,
  mark: string,
): Promise<void> {
  const { _id } = await own('POST', '/api/page', { name: `Asked of ${mark}` });
  const path = `/api/page/${_id}/publish-request`;
  await own('POST', path, { version: 1, note: `Note of ${mark}` });
  await own('POST', `${path}/decline`, { version: 1, answer: `Answer of ${mark}` });
}
