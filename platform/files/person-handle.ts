import { cleanText } from './text/clean-text.rules.ts'
import { emailOf } from './text/email-address.rules.ts'
import { slugOf } from './linkedin/linkedin-slug.rules.ts'
import type { PersonHandle, PersonName } from './records.ts'

/** What LinkedIn calls everybody who hid or closed their account: nobody's name. */
const nobody = /^linkedin[- ](?:member|mitglied)$/i

export const isNobody = (name: string): boolean => nobody.test(name)

export function handleOf(parts: { name?: string | undefined; email?: string | undefined; url?: string | undefined }) {
  const handle: PersonHandle = {}
  const name = cleanText(parts.name)
  const email = emailOf(parts.email)
  const slug = slugOf(parts.url)
  if (name !== undefined && !isNobody(name) && name.toLowerCase() !== email) handle.name = name
  if (email !== undefined) handle.email = email
  if (slug !== undefined) handle.linkedinSlug = slug
  return handle
}

interface NameParts {
  full?: string | undefined
  given?: string | undefined
  middle?: string | undefined
  family?: string | undefined
  nickname?: string | undefined
  suffix?: string | undefined
}

/** Credentials that people write behind their last name (`Okafor, PhD, MBA`) become the suffix. */
export function nameOf(parts: NameParts): PersonName | undefined {
  const given = cleanText(parts.given)
  const [family, ...credentials] = (cleanText(parts.family) ?? '').split(/\s*,\s*/)
  const nickname = cleanText(parts.nickname)
  const suffix = [...credentials, cleanText(parts.suffix)].filter(Boolean).join(', ')
  const full =
    cleanText(parts.full) ?? cleanText([given, cleanText(parts.middle), family].filter(Boolean).join(' ')) ?? nickname
  if (full === undefined) return undefined
  return {
    full,
    ...(given === undefined ? {} : { given }),
    ...(family ? { family } : {}),
    ...(nickname === undefined ? {} : { nickname }),
    ...(suffix === '' ? {} : { suffix }),
  }
}

/** Sets a field only when there is something to say, because an absent field and an empty one are not the same. */
export const present = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
