import { fold } from '@wellmet/identity/names/words.rules.ts'
import { placesOf } from '@wellmet/identity/places/places.rules.ts'

/** Zones are named after their largest city. */
let zonesByCity: ReadonlyMap<string, string> | undefined
const zoneOfCity = (city: string): string | undefined => (zonesByCity ??= readZones()).get(city)

function readZones(): Map<string, string> {
  const all = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
  return new Map(all.map((zone) => [fold((zone.split('/').at(-1) ?? '').replaceAll('_', ' ')), zone]))
}

/** Where a country has several, the one in which most people live. */
const mainZones: Readonly<Record<string, string>> = {
  ar: 'America/Argentina/Buenos_Aires',
  au: 'Australia/Sydney',
  br: 'America/Sao_Paulo',
  ca: 'America/Toronto',
  cl: 'America/Santiago',
  cn: 'Asia/Shanghai',
  cy: 'Asia/Nicosia',
  de: 'Europe/Berlin',
  ec: 'America/Guayaquil',
  es: 'Europe/Madrid',
  gb: 'Europe/London',
  id: 'Asia/Jakarta',
  mx: 'America/Mexico_City',
  my: 'Asia/Kuala_Lumpur',
  nz: 'Pacific/Auckland',
  pt: 'Europe/Lisbon',
  ru: 'Europe/Moscow',
  ua: 'Europe/Kyiv',
  us: 'America/New_York',
}

/** Other states are on Eastern Time. */
const americanZones: Readonly<Record<string, string>> = {
  'America/Los_Angeles': 'ca nv or wa',
  'America/Denver': 'co id mt nm ut wy',
  'America/Phoenix': 'az',
  'America/Chicago': 'al ar ia il ks la mn mo ms nd ne ok sd tn tx wi',
  'America/Anchorage': 'ak',
  'Pacific/Honolulu': 'hi',
}
const zoneOfState = (state: string): string | undefined =>
  Object.entries(americanZones).find(([, states]) => states.split(' ').includes(state))?.[0]

interface WithTimeZones extends Intl.Locale {
  getTimeZones?: () => readonly string[] | undefined
}
const zoneOfCountry = (country: string): string | undefined => {
  const locale: WithTimeZones = new Intl.Locale(`und-${country.toUpperCase()}`)
  return mainZones[country] ?? locale.getTimeZones?.()?.[0]
}

const partOf = (codes: readonly string[], pattern: RegExp): string | undefined =>
  codes.map((code) => pattern.exec(code)?.[1]).find((part) => part !== undefined)

/** The time zone of a location as people write it; undefined where it names no place that is known. */
function zoneOfLocation(location: string | null): string | undefined {
  const codes = placesOf(location)
  const state = partOf(codes, /^state:us\.(..)$/)
  if (state !== undefined) return zoneOfState(state) ?? mainZones['us']
  const city = partOf(codes, /^city:(.+)$/)
  const ofCity = city === undefined ? undefined : zoneOfCity(city.replaceAll('-', ' '))
  if (ofCity !== undefined) return ofCity
  const country = partOf(codes, /^country:(..)$/)
  return country === undefined ? undefined : zoneOfCountry(country)
}

/** Where the recipient is, else where their company is, else the sender's own. */
export const recipientZone = (
  { person, company }: { person: string | null; company: string | null },
  sender: string,
): string => zoneOfLocation(person) ?? zoneOfLocation(company) ?? sender
