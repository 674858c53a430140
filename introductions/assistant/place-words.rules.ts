import { currentLanguage, intlLocale } from '@wellmet/platform/messages/locale.ts'
import { placeNamed } from '@wellmet/identity/places/places.rules.ts'

/** Larger cities that German calls otherwise than English. */
const german: Readonly<Record<string, string>> = Object.fromEntries(
  'Lisbon=Lissabon Vienna=Wien Munich=München Cologne=Köln Zurich=Zürich Geneva=Genf Nuremberg=Nürnberg Brussels=Brüssel Antwerp=Antwerpen Ghent=Gent Prague=Prag Warsaw=Warschau Krakow=Krakau Copenhagen=Kopenhagen Gothenburg=Göteborg Rome=Rom Milan=Mailand Turin=Turin Florence=Florenz Naples=Neapel Venice=Venedig Athens=Athen Bucharest=Bukarest Belgrade=Belgrad Moscow=Moskau Kyiv=Kiew Tokyo=Tokio Beijing=Peking Singapore=Singapur Cairo=Kairo Nice=Nizza Strasbourg=Straßburg'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/** “Lisbon, Portugal” as one says it: the city in the reader’s language, or else the country. What is not known stays as it is written. */
export function placeWords(location: string): string {
  const [first = '', ...rest] = location.split(',').map((part) => part.trim())
  const place = placeNamed(first)
  const country = /^country:(..)$/.exec(place?.code ?? '')?.[1]
  if (country !== undefined) return countryWords(country, first)
  if (place?.code.startsWith('city:')) return currentLanguage() === 'de' ? (german[place.name] ?? first) : place.name
  const last = rest.at(-1)
  const code = last === undefined ? undefined : /^country:(..)$/.exec(placeNamed(last)?.code ?? '')?.[1]
  return last === undefined || code === undefined
    ? location
    : [first, ...rest.slice(0, -1), countryWords(code, last)].join(', ')
}

const countryWords = (code: string, written: string): string =>
  new Intl.DisplayNames([intlLocale()], { type: 'region' }).of(code.toUpperCase()) ?? written
