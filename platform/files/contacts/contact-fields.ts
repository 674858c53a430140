import { cleanText, distinct } from '../text/clean-text.rules.ts'
import { emailOf } from '../text/email-address.rules.ts'
import { limits } from '../limits.rules.ts'
import { firstSlugOf } from '../linkedin/linkedin-slug.rules.ts'
import { present } from '../person-handle.ts'
import { phoneOf, type CountryCode } from '../text/phone-number.ts'
import { eachText, type ContactText } from './contact-texts.rules.ts'
import type { ContactRecord, PersonName, RelatedPerson } from '../records.ts'

export interface ContactOptions {
  /** Where the owner lives: whose numbers are written without a country. */
  country?: CountryCode
  /** What stands between the cells of a table, where it is known. */
  delimiter?: string
}

/** As found in an address book, before anything is read. */
export interface RawContact extends Partial<Record<ContactText, string | undefined>> {
  line: number
  name: PersonName | undefined
  emails: readonly string[]
  phones: readonly string[]
  urls: readonly string[]
  /** From the narrowest to the widest: city, region, country. */
  places?: readonly (string | undefined)[]
  labels?: readonly string[]
  referredBy?: string | undefined
  related?: readonly { name: string; relation: string }[]
}

/** Undefined when nobody could be found again by what it says. */
export function contactOf(raw: RawContact, { country }: ContactOptions): ContactRecord | undefined {
  const emails = distinct(raw.emails.map(emailOf)).slice(0, limits.valuesPerContact)
  const phones = distinct(raw.phones.map((phone) => phoneOf(phone, country))).slice(0, limits.valuesPerContact)
  const linkedinSlug = firstSlugOf(raw.urls)
  if (raw.name === undefined && emails.length === 0 && phones.length === 0 && linkedinSlug === undefined)
    return undefined
  const labels = distinct((raw.labels ?? []).map((label) => cleanText(label))).slice(0, limits.valuesPerContact)
  const related = relatedOf(raw.related ?? [])
  return {
    kind: 'contact',
    line: raw.line,
    emails,
    phones,
    ...present({
      name: raw.name,
      linkedinSlug,
      ...eachText((text) => cleanText(raw[text])),
      location: cleanText(distinct((raw.places ?? []).map((place) => cleanText(place))).join(', ')),
      labels: labels.length === 0 ? undefined : labels,
      referredBy: cleanText(raw.referredBy),
      related: related.length === 0 ? undefined : related,
    }),
  }
}

const relatedOf = (people: readonly { name: string; relation: string }[]): RelatedPerson[] =>
  people
    .flatMap(({ name, relation }) => {
      const cleaned = cleanText(name)
      return cleaned === undefined ? [] : [{ name: cleaned, relation: cleanText(relation)?.toLowerCase() ?? 'other' }]
    })
    .slice(0, limits.valuesPerContact)
