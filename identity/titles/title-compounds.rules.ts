import { levelEndings } from './level-words.rules.ts'
import { asListed, emptyEntry, findWord, type Entry } from './title-lexicon.rules.ts'

/** First parts of compounds that are no words of their own, by the word that says the same. */
const firstParts = new Map(
  Object.entries({
    personal: 'hr',
    finanz: 'finance',
    ekonomi: 'finance',
    okonomi: 'finance',
    markt: 'marketing',
    marknads: 'marketing',
    markeds: 'marketing',
    salgs: 'sales',
    forsaljnings: 'sales',
    verkoops: 'sales',
    inkoops: 'procurement',
    indkobs: 'procurement',
    inkops: 'procurement',
    kommunikations: 'communications',
    informations: 'communications',
    produktions: 'production',
    qualitats: 'quality',
    entwicklungs: 'software',
    utvecklings: 'software',
    udviklings: 'software',
    forsknings: 'research',
    sakerhets: 'security',
    sikkerheds: 'security',
    rechts: 'legal',
    kunden: 'customer',
    kund: 'customer',
    kunde: 'customer',
    drifts: 'operations',
    betriebs: 'operations',
    technologie: 'technology',
    regional: '',
    gebiets: '',
    bereichs: '',
    abteilungs: '',
    haupt: '',
    landes: '',
    gesamt: '',
    unternehmens: '',
    vice: '',
    vize: '',
    landen: '',
  }),
)

/** Last parts that say only that somebody works in the field, or that it is the one of a department. */
const workers = new Set(
  `mitarbeiter medewerker referent spezialist specialist beauftragter verantwortlicher kaufmann kauffrau fachmann fachfrau konsulent
  koordinator coordinator ansvarig ansvarlig abteilung dienst dienste wesen bereich ressort stelle amt dezernat referat`.split(
    /\s+/,
  ),
)

const shortestPart = 3
const longestCompound = 40

function first(part: string): Entry | null {
  const known = firstParts.get(part)
  if (known === '') return emptyEntry()
  if (known !== undefined) return findWord(known)
  const entry = findWord(part) ?? (part.endsWith('s') ? findWord(part.slice(0, -1)) : null)
  return entry && entry.fields.length > 0 ? entry : null
}

/** Vertriebsleiterin, Softwareentwickler, Finanzvorstand, försäljningschef: a field and what somebody is in it. */
export function readCompound(word: string): Entry | null {
  if (word.length > longestCompound) return null
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const last = asListed(word.slice(at))
    const level = levelEndings.get(last) ?? null
    const isKnown = level !== null || workers.has(last)
    const profession = isKnown ? null : findWord(last)
    if (!isKnown && (profession === null || profession.professions.length === 0)) continue
    const field = first(word.slice(0, at)) ?? (word[at - 1] === 's' ? first(word.slice(0, at - 1)) : null)
    if (field === null) continue
    return profession ? { ...profession } : { ...emptyEntry(), fields: field.fields, level }
  }
  return null
}
