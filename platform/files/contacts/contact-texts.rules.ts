/** Where the formats of address books have a text; where it is left out, the format has none. */
interface TextSource {
  /** The heading, in lower case, in tables that somebody made by hand. */
  readonly plain?: RegExp
  readonly google?: RegExp
  readonly outlook?: RegExp
  readonly linkedin?: RegExp
  /** Of a property with several parts which one. */
  readonly vcard?: { readonly property: string; readonly part: number | null }
}

/** The plain texts of a contact, and the headings that files have them under. Records and readers are derived from this. */
const contactTexts = {
  company: {
    plain: /^(?:company(?: name)?|organi[sz]ation|employer|firma|unternehmen)$/,
    google: /^organization(?: \d+ -)? name$/,
    outlook: /^company$/,
    linkedin: /^(?:company|unternehmen)$/,
    vcard: { property: 'ORG', part: 0 },
  },
  title: {
    plain: /^(?:(?:job )?title|position|role|rolle)$/,
    google: /^organization(?: \d+ -)? title$/,
    outlook: /^job title$/,
    linkedin: /^position$/,
    vcard: { property: 'TITLE', part: null },
  },
  department: {
    plain: /^(?:department|abteilung)$/,
    google: /^organization(?: \d+ -)? department$/,
    outlook: /^department$/,
    vcard: { property: 'ORG', part: 1 },
  },
} as const satisfies Readonly<Record<string, TextSource>>

export type ContactText = keyof typeof contactTexts
// The keys are those above, which `Object.keys` does not know.
const names = Object.keys(contactTexts) as readonly ContactText[]

/** One value for each text. */
export const eachText = <Value>(
  valueOf: (text: ContactText, source: TextSource) => Value,
): Record<ContactText, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name, contactTexts[name])])) as Record<ContactText, Value>

const noHeading = /(?!)/

/** The columns of a table that hold these texts. */
export const textColumns = (format: Exclude<keyof TextSource, 'vcard'>): Record<ContactText, RegExp> =>
  eachText((_, source) => source[format] ?? noHeading)
