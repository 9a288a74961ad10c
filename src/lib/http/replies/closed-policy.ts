/** No other site may frame a reply. */
export const framing = "frame-ancestors 'self'";

/** Content-Security-Policy of uploaded bytes: nothing in them runs, loads or reaches the site's origin. */
export const closedPolicy = `sandbox; default-src 'none'; ${framing}`;

/** The policy of drawings, which contain their own styles. */
export const drawingPolicy = `${closedPolicy}; style-src 'unsafe-inline'; img-src data:; font-src data:`;

/** The policy of PDFs, which browsers don't show in a sandbox. PDF viewers isolate their scripts from the page's origin. */
export const viewerPolicy = `default-src 'none'; object-src 'self'; plugin-types application/pdf; style-src 'unsafe-inline'; ${framing}`;
