/** As plain text, which also goes out while the page is left. Nothing waits for it, and a reader loses nothing with it. */
export const sendRead = (what: 'track-page' | 'track-event' | 'track-action' | 'end-session', fields: object): void =>
  void navigator.sendBeacon(`/api/investors/${what}`, JSON.stringify({ ...fields, eventId: crypto.randomUUID() }))
