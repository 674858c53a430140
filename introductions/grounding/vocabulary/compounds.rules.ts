import type { Sense } from '../lexicon.rules.ts'

/** The parts of compounds, as in “Kalendertermine” and “email-thread”. The sense that comes first in this list wins. */
const parts: readonly (readonly [sense: Sense | null, words: string])[] = [
  ['thread', 'thread threads verlauf verlaufe verlaufen kette ketten strang strange runde runden'],
  ['team', 'team teams'],
  ['asked', 'anfrage anfragen bitte gesuch'],
  ['intro', 'intro intros vorstellung vorstellungs vermittlung vermittlungs'],
  ['connected', 'linkedin'],
  ['meeting', 'treffen termin termine terminen meeting meetings besprechung besprechungs besprechungen'],
  ['mail', 'mail mails email emails e-mail nachricht nachrichten message schrift brief'],
  ['joint', 'kollege kollegin kollegen kolleginnen'],
  ['people', 'mitarbeiter mitarbeiterin mitarbeitende'],
  [
    null,
    `kontakt kontakte kontakten kontakts mitglied mitglieder mitglieds kamerad netzwerk netzwerks verbindung eintrag eintrage kalender postfach verkehr wechsel austausch korrespondenz
    historie geschichte anzahl zahl zahlung bestand volumen arbeits arbeit job berufs beruf titel stelle platz zeit zeiten firmen firma
    wunsch count counter history log total account liste kreis zwei dienst`,
  ],
]

const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
const senseOfPart = new Map(
  parts.flatMap(([sense, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [fold(word), sense] as const),
  ),
)
const order = parts.map(([sense]) => sense)

/** The parts of a word, if all of them are known. */
function split(word: string): (Sense | null)[] | null {
  if (word === '') return []
  for (let length = word.length; length >= 3; length -= 1) {
    const sense = senseOfPart.get(word.slice(0, length))
    if (sense === undefined) continue
    const rest = word.slice(length).replace(/^-/, '')
    const others = split(rest)
    if (others) return [sense, ...others]
  }
  return null
}

/** What a compound says; null if nothing, undefined if it is none that is understood. */
export function compoundSense(word: string): Sense | null | undefined {
  const senses = word.length < 7 ? null : split(word)
  if (!senses || senses.length < 2) return undefined
  return order.find((sense) => sense !== null && senses.includes(sense)) ?? null
}
