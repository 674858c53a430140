import { typedText } from '../values/typed-text.rules.ts'

/** A choice that the mail offers: a page on which it is confirmed, because mail scanners open every link. */
export interface MailLink {
  readonly label: string
  readonly href: string
}

/** What a mail is made of. Both its parts, HTML and plain, are written from the same list. */
export type MailBlock =
  /** Our sentences. An empty line begins a paragraph. */
  | { readonly is: 'says'; readonly text: string }
  /** What a person typed, line for line. With `by` it is set apart, and that line says whose words these are. */
  | { readonly is: 'words'; readonly text: string; readonly by?: string }
  /** One to a line: a device and a time, two people and their addresses. */
  | { readonly is: 'facts'; readonly lines: readonly string[] }
  /** The first one is the main one. */
  | { readonly is: 'buttons'; readonly links: readonly MailLink[] }
  | { readonly is: 'heading'; readonly text: string }
  /** One of several things that the mail tells, with the page on which to go on. */
  | { readonly is: 'item'; readonly title: string; readonly text: string; readonly href: string }
  /** Something to type in elsewhere. */
  | { readonly is: 'code'; readonly text: string }
  /** What we add, smaller: after everything that matters more. */
  | { readonly is: 'small'; readonly text: string }

export const says = (text: string): MailBlock => ({ is: 'says', text })
export const small = (text: string): MailBlock => ({ is: 'small', text })
export const facts = (...lines: string[]): MailBlock => ({ is: 'facts', lines })
export const buttons = (...links: MailLink[]): MailBlock => ({ is: 'buttons', links })

/** What a person typed, with its lines. */
export const words = (text: string, by?: string): MailBlock => ({
  is: 'words',
  text: typedText(text),
  ...(by === undefined ? {} : { by }),
})
