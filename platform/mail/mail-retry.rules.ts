const secondMs = 1_000

/** Short at first: a server restarts in seconds, and many defer a sender they have not seen before for some minutes. */
const firstSeconds = [10, 60, 300, 900, 1800]
const hourlyTries = 72
/** The last try after which another one comes. */
export const hourlyTriesEnd = firstSeconds.length + hourlyTries

/**
 * How long to wait after this many tries that the server did not take: hourly in the end, for three days. Null means
 * that the mail is given up.
 */
export function waitAfterTries(tries: number): number | null {
  if (tries > hourlyTriesEnd) return null
  return (firstSeconds[tries - 1] ?? 3600) * secondMs
}

/** How long the text of a mail that failed is kept, so that it can be sent again. */
export const failedTextDays = 14

/** A server's answer names mailboxes. The log needs the reason, not the address. */
export const withoutAddresses = (answer: string): string =>
  answer.replace(/[^\s<>"'(),;:@]{1,64}@[^\s<>"'(),;]{1,255}/g, '…')
