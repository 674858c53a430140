import { firstOf, present } from '../../values/present.rules.ts'

/** One address of a list that is joined by commas without a space; an address may hold a comma itself. */
const url = /https?:\/\/[^\s,]+(?:,(?!\s*https?:\/\/)[^\s,]+)*/gi
const hidden = /(?:^|,\s+)LinkedIn[- ](?:Member|Mitglied)(?=,\s|$)/gi

/** `PhD`, `CFA`, `M.D.`, `Jr.`: two capitals or a known word. A single name such as `Madonna` is a person. */
const credential = /^(?:(?=(?:[a-z.&/-]*[A-Z]){2})[A-Za-z.&/-]{2,10}|jr\.?|sr\.?|i{2,3}|esq\.?)$/
const isCredential = (piece: string): boolean => credential.test(piece) || /^(?:jr|sr|esq)\.?$/i.test(piece)

export interface Recipient {
  name?: string
  url?: string
}

/**
 * Who got a message. `TO` is joined by `, ` and names hold `, ` themselves, so the addresses say how many there are;
 * a name is put to an address only when there is no doubt. Members who hid have a word in `TO` and no address.
 */
export function recipientsOf(to: string, urls: string): { recipients: Recipient[]; count: number } {
  const hiddenCount = to.match(hidden)?.length ?? 0
  const names = to.replace(hidden, '').replace(/^,\s+/, '')
  const addresses = urls.match(url) ?? []
  const recipients = addresses.length === 0 ? splitNames(names).map((name) => ({ name })) : pair(names, addresses)
  return { recipients, count: recipients.length + hiddenCount }
}

function pair(names: string, addresses: string[]): Recipient[] {
  if (addresses.length === 1) return [{ name: names, url: firstOf(addresses) }]
  const pieces = [names.split(/,\s+/), splitNames(names)].find(({ length }) => length === addresses.length)
  return addresses.map((address, index) => (pieces ? { name: present(pieces[index]), url: address } : { url: address }))
}

/** Where there are no addresses (exports before 2023), a credential at least is known not to be a person. */
function splitNames(names: string): string[] {
  const people: string[] = []
  for (const piece of names.split(/,\s+/).map((name) => name.trim())) {
    const before = people.at(-1)
    if (before !== undefined && isCredential(piece)) people[people.length - 1] = `${before}, ${piece}`
    else if (piece !== '') people.push(piece)
  }
  return people
}
