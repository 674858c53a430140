/**
 * A mailbox that its owner allowed more with: what it says is read while they look at it, handed on, and stored nowhere.
 */
export interface LiveMailbox {
  /** What a list shows, by ref. Without what is not there any more. */
  readSummaries(mails: readonly MailRef[]): Promise<Map<string, MailSummary>>
  /** By ref, with text. Without what is not there any more. */
  readMails(mails: readonly MailRef[]): Promise<Map<string, LiveMail>>
  /** Says how many were there to be changed. */
  change(mails: readonly MailRef[], change: MailChange): Promise<number>
  close(): void
}

/** A mail that was read before, by its headers. */
export interface MailRef {
  /** As the provider calls it. */
  ref: string
  /** From its headers, without brackets. */
  messageId: string
  /** Where it lay when it was last seen. */
  folders: readonly string[]
}

export interface MailSummary {
  subject: string
  isRead: boolean
  isInInbox: boolean
  /** Those that the member made, by name. */
  labels: readonly string[]
}

export interface LiveMail extends MailSummary {
  /** As it came: nothing of it may be shown before it is cleaned. */
  html: string | null
  text: string | null
  attachments: readonly { name: string; bytes: number | null }[]
  /** It is among what the owner sent. Anybody can write a mail that says so. */
  isSent: boolean
  /** The provider checked who sent it, and it is not who it says. */
  isUnproven: boolean
  /** More than is read at once was left out. */
  isCut: boolean
}

export interface MailChange {
  isRead?: boolean | undefined
  isInInbox?: boolean | undefined
  addLabels?: readonly string[] | undefined
  removeLabels?: readonly string[] | undefined
}

/** A text that is longer is cut, and parts beyond these are not looked at: nobody reads them, and a bomb has many. */
export const mailLimits = { textBytes: 256 << 10, parts: 100, depth: 12, attachments: 50, name: 200 } as const

/** The label is no name that this mailbox can store. */
export class LabelNotPossible extends Error {}

/** Asks for many with a few requests at a time, in the given order. */
export async function mapSome<T, R>(items: readonly T[], atOnce: number, map: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += atOnce) {
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(map))))
  }
  return results
}

/** What the server that took the mail in says about its sender (RFC 8601): only its own header, the first, counts. */
export const isRefuted = (authenticationResults: string | undefined): boolean =>
  /\bdmarc\s*=\s*fail\b/i.test(authenticationResults ?? '')
