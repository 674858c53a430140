import { fold } from '@wellmet/identity/names/words.rules.ts'
import { companyDomain, labelOf } from '@wellmet/platform/files/text/domains.rules.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1)

/** LinkedIn adds such a tail to names that are taken: `jane-doe-46abb122a`. Words without a digit are part of the name. */
const isTail = (word: string): boolean => /\d/.test(word)

const wordsOfProfile = (url: string): string[] =>
  (slugOf(url) ?? '').split(/[-_.]+/).filter((word) => word !== '' && !isTail(word))

/**
 * The name that a profile address spells: `patrick-collison-1b2` is Patrick Collison. Null for `patrickcollison`, which does
 * not say where the first name ends.
 */
export function nameOfProfile(url: string): string | null {
  const words = wordsOfProfile(url)
  return words.length < 2 ? null : words.map(capital).join(' ')
}

const together = (name: string): string => fold(name).replaceAll(' ', '')

/** Whether a profile address may be that of somebody with this name: `patrickcollison` of Patrick Collison. */
export const mayBeProfileOf = (url: string, name: string): boolean =>
  together(name) !== '' && together(wordsOfProfile(url).join(' ')) === together(name)

/** `jane.doe@acme.com` is Jane Doe. */
export function nameOfAddress(email: string): string | null {
  const words = email
    .slice(0, email.indexOf('@'))
    .split(/[._\-+]+/)
    .filter((word) => word !== '' && !isTail(word))
  return words.length === 0 ? null : words.map(capital).join(' ')
}

/** The company whose domain it is: `acme.co.uk` is Acme. Null for free mail. */
export function companyOfDomain(text: string): string | null {
  const domain = companyDomain(text)
  return domain === null ? null : labelOf(domain).split('-').map(capital).join(' ')
}

export const profileUrl = (slug: string): string => `https://www.linkedin.com/in/${encodeURIComponent(slug)}`
