import { firstOf } from '../../values/present.rules.ts'
import { eachText } from './contact-texts.rules.ts'
import type { RawContact } from './contact-fields.ts'
import { nameOf } from '../person-handle.ts'
import { fieldsOf, textOf, type VCardProperty } from './vcard-property.rules.ts'

type Card = { isPerson: boolean; contact: Omit<RawContact, 'line'> }

/** Every property of a kind counts, in whatever group: Apple puts all but the first into `item1.`, `item2.` and so on. */
export function cardIn(properties: readonly VCardProperty[]): Card {
  const all = (...names: string[]) => properties.filter(({ name }) => names.includes(name))
  const texts = (...names: string[]) => all(...names).map(({ value }) => textOf(value).trim())
  const [first] = preferredFirst(all('N'))
  const [family, given, middle, , suffix] = fieldsOf(first?.value ?? '')
  const textIn = (property: string, part: number | null): string | undefined =>
    part === null ? texts(property)[0] : fieldsOf(preferredFirst(all(property))[0]?.value ?? '')[part]
  const address = fieldsOf(preferredFirst(all('ADR'))[0]?.value ?? '')
  return {
    isPerson: isPerson(texts('KIND', 'X-ADDRESSBOOKSERVER-KIND'), texts('X-ABSHOWAS')),
    contact: {
      name: nameOf({
        full: texts('FN')[0],
        given,
        middle,
        family,
        suffix,
        nickname: fieldsOf(texts('NICKNAME')[0] ?? '', ',')[0],
      }),
      emails: preferredFirst(all('EMAIL')).map(({ value }) => textOf(value)),
      phones: preferredFirst(all('TEL').filter(isNotFax)).map(({ value }) => textOf(value).replace(/;ext=.*$/i, '')),
      urls: texts('URL', 'X-SOCIALPROFILE', 'SOCIALPROFILE', 'IMPP'),
      ...eachText((_, { vcard }) => vcard && textIn(vcard.property, vcard.part)),
      places: [address[3], address[4], address[6]],
      labels: all('CATEGORIES').flatMap(({ value }) => fieldsOf(value, ',')),
      related: relatedIn(properties),
    },
  }
}

const isPerson = (kinds: readonly string[], shownAs: readonly string[]): boolean =>
  kinds.every((kind) => /^(?:individual|)$/i.test(kind)) && !shownAs.some((as) => /^company$/i.test(as))

const isNotFax = ({ parameters }: VCardProperty): boolean => !/\b(?:fax|pager)\b/i.test(parameters.get('TYPE') ?? '')

/** `PREF=1` of 4.0 and `TYPE=pref` of the older ones; the order of the file otherwise. */
const preferredFirst = (properties: readonly VCardProperty[]): VCardProperty[] =>
  properties.toSorted((a, b) => rank(a) - rank(b))

function rank({ parameters }: VCardProperty): number {
  const written = Number(parameters.get('PREF') ?? 101)
  return /\bpref\b/i.test(parameters.get('TYPE') ?? '') ? 0 : Number.isNaN(written) ? 101 : written
}

/** Apple names the relation in a second line of the same group, its own words as `_$!<Mother>!$_`. 4.0 has a TYPE. */
function relatedIn(properties: readonly VCardProperty[]): { name: string; relation: string }[] {
  const labels = new Map(
    properties.flatMap((p) => (p.name === 'X-ABLABEL' && p.group ? [[p.group, p.value] as const] : [])),
  )
  return properties.flatMap((property) => {
    const { name, group, parameters } = property
    const value = textOf(property.value)
    if (name === 'X-ABRELATEDNAMES')
      return [{ name: value, relation: textOf(labels.get(group) ?? '').replace(/^_\$!<(.*)>!\$_$/, '$1') }]
    // A reference to another card, or an address, is not a name.
    if (name !== 'RELATED' || /^[a-z][a-z0-9+.-]*:\S+$/i.test(value)) return []
    return [{ name: value, relation: firstOf((parameters.get('TYPE') ?? '').split(',')) }]
  })
}
