import { z } from 'zod'
import { languages } from '../messages/locale.ts'
import { hasLink, hasUrl } from '../values/links.rules.ts'
import { fieldMessages } from './field.messages.ts'

/** Opaque to clients. The `slot` mark lets the denial tests put somebody else's id into every place that takes one. */
export const Id = z.guid().meta({ slot: 'id' })
export type Id = z.infer<typeof Id>

/**
 * The id at which a page of a list ended. It says only where to go on, so somebody else's is not refused; what it lists
 * is the caller's own.
 */
export const IdCursor = z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const Timestamp = z.iso.datetime().meta({ description: 'RFC 3339, UTC' })

export const isTimeZone = (zone: string): boolean => {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
export const TimeZone = z.stringFormat('time-zone', isTimeZone, {
  error: () => fieldMessages.notTimeZone(),
})

/** A language that people can choose for screens and mails. */
export const Language = z.enum(languages).meta({ id: 'Language' })

const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u

/**
 * Text that a person typed: trimmed, in one Unicode form, without control or direction-changing characters
 * (PostgreSQL refuses NUL, and a right-to-left override can make a name read as another).
 */
export const Text = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .min(min)
    .max(max, { abort: true })
    .refine((text) => !unprintable.test(text), { error: () => fieldMessages.unprintable() })

/** A name on one line. */
export const Name = Text(120).refine((text) => !/[\r\n\t]/.test(text), {
  error: () => fieldMessages.notOneLine(),
})

/** The name of a user or a workspace. It stands in mails to strangers, where a link would be taken for ours. */
export const DisplayName = Name.refine((text) => !hasLink(text), { error: () => fieldMessages.holdsLink() })

/** The subject of a mail. */
export const SubjectLine = (max: number) =>
  Text(max)
    .refine((text) => !/[\r\n]/.test(text), { error: () => fieldMessages.notOneLine() })
    .refine((text) => !hasUrl(text), { error: () => fieldMessages.holdsUrl() })

export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email())
  .meta({ description: 'Email address' })

export const Page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next: z.string().nullable().meta({ description: 'Cursor of the next page' }) })

/**
 * Marks what must not be stored as it was sent: passwords, tokens of links, keys. An endpoint with such a field may
 * declare `creates`: the field is left out of what is kept for repeats. A reply with one may not.
 */
export const secret = <T extends z.ZodType>(schema: T): T => schema.meta({ secret: true })

/** The empty reply of 202 and 204. */
export const Nothing = z.undefined()

/** The bytes of a file, as they are made. For endpoints that declare a `file` which is no text. */
export const FileContent = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)
