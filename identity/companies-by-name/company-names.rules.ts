import { lettersTogether, withoutLegalForms } from '../names/legal-forms.rules.ts'
import { wordsOf } from '../names/words.rules.ts'
import { isWellKnown, usualName } from './company-aliases.rules.ts'
import { domainIn, labelOf } from '@wellmet/platform/files/text/domains.rules.ts'

/** Endings that companies put into their names; `Node.js` and `Dr.Oetker` are no domains. */
const webName =
  /^[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|io|ai|co|app|dev|de|at|ch|fr|it|es|nl|be|eu|uk|se|dk|no|fi|pl|cz|pt|ie|in|jp|cn|br|us|ca|au|me|tv|xyz|tech|vc|health|energy|earth|cloud|agency|capital|studio|design|fund|so|sh|gg|ly|to|biz|info|digital|bank|shop|store|media|news|online|bio|eco|africa|berlin|hamburg|nyc)$/iu

/** What follows says what it was, whose it is or where: the name stands before. */
const before =
  /(?:\s+[|/–—·•-]\s+|\s*\|\s*|[\s,;(]+(?:formerly|previously|f\/?k\/?a|ehemals|vormals|früher|anciennement|antes|acquired by|part of)\b|,\s+an?\s+.+\s+company$).*$/iu

const conjunctions = new Set(['and', 'und', 'et', 'y', 'e', 'og', 'och'])
const articles = new Set(['the', 'der', 'die', 'das'])
const groups = new Set(['group', 'groupe', 'gruppe', 'grupo', 'gruppo', 'konzern', 'holding', 'holdings'])
/** Said after a name that is known without it. */
const professions = new Set(
  'rechtsanwalte rechtsanwaelte anwalte steuerberater avocats abogados avvocati advogados attorneys solicitors werbeagentur'.split(
    ' ',
  ),
)

const countries = new Set(
  (
    'germany deutschland france uk usa us america ireland switzerland schweiz suisse svizzera austria osterreich italy ' +
    'italia spain espana iberia portugal netherlands nederland belgium belgique luxembourg sweden sverige norway norge ' +
    'denmark danmark finland suomi poland polska czechia hungary romania ukraine turkey turkiye israel uae india china ' +
    'japan korea singapore australia canada brasil brazil mexico argentina nigeria kenya europe emea eu apac dach benelux ' +
    'nordics nordic international global'
  ).split(' '),
)
/** Whose name the country is part of: Air France, Bank of Ireland, Enterprise Ireland. */
const ofACountry = new Set(
  'air airlines of de du do da della for fur in bank banco banque radio post royal team visit invest business enterprise innovate campus telecom'.split(
    ' ',
  ),
)

/**
 * The words of a company's name, folded, without what is no part of it: legal forms, `Group`, `The`, what stands in
 * brackets, and the country of a subsidiary. “Acme, Inc.”, “ACME Group” and “acme.io” are all `acme`.
 */
export function companyWords(name: string): string[] {
  const words = wordsWritten(name)
  const bare = withoutLegalForms(words)
  const named = withoutFrame(bare)
  const rest = isSubsidiary(named, words.length > bare.length)
    ? withoutFrame(withoutLegalForms(named.slice(0, -1)))
    : named
  return rest.length > 0 ? withoutOwnInitials(rest) : wordsOf(name)
}

/** The same for every spelling of a company, and what its number is made of. */
export const companyKey = (name: string): string => {
  const words = companyWords(name)
  // “Frankfurt (Oder)” is told apart by its brackets, which are in no word.
  return usualName((/[([]/.test(name) ? words : municipalityOf(words)).join(' '))
}

const administrations = new Map([
  ['stadtverwaltung', 'stadt'],
  ['gemeindeverwaltung', 'gemeinde'],
])

/** `Stadtverwaltung Görlitz` is the employer `Stadt Görlitz`, and `Leeds City Council` is `City of Leeds`. */
function municipalityOf(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words
  const kind = administrations.get(first)
  if (kind !== undefined) {
    const named = rest[0] === 'der' ? rest.slice(1) : rest
    const place = named[0] === kind ? named.slice(1) : rest
    return place.length > 0 ? [kind, ...place] : words
  }
  if (words.length < 3) return words
  if (words.at(-2) === 'city' && words.at(-1) === 'council') return ['city', 'of', ...words.slice(0, -2)]
  return words.slice(0, 3).join(' ') === 'city council of' ? ['city', 'of', ...words.slice(3)] : words
}

function wordsWritten(name: string): string[] {
  const first = name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').replace(before, '')
  const text = (wordsOf(first).length > 0 ? first : name).replace(/['’`´]/g, '').trim()
  const written = text.split(/[\s,]+/).map((word) => (webName.test(word) ? labelOf(domainIn(word) ?? word) : word))
  const words = wordsOf(written.join(' '))
  return lettersTogether(words.filter((word, i) => i === 0 || i === words.length - 1 || !conjunctions.has(word)))
}

/** Without an article or a word for a group around it. */
function withoutFrame(words: readonly string[]): string[] {
  let rest = [...words]
  if (rest.length > 1 && (articles.has(rest[0] ?? '') || groups.has(rest[0] ?? ''))) rest = rest.slice(1)
  if (rest.length > 1 && groups.has(rest.at(-1) ?? '')) rest = withoutLegalForms(rest.slice(0, -1))
  if (rest.length > 2 && professions.has(rest.at(-1) ?? '')) rest = rest.slice(0, -1)
  return rest
}

/** `Google Germany GmbH`; without a legal form only of a company that is known to be everywhere. */
function isSubsidiary(words: readonly string[], hasLegalForm: boolean): boolean {
  if (words.length < 2 || !countries.has(words.at(-1) ?? '')) return false
  const rest = words.slice(0, -1)
  return isWellKnown(rest.join(' ')) || (hasLegalForm && !ofACountry.has(rest.at(-1) ?? ''))
}

/** `DB Deutsche Bahn` says its initials first. */
function withoutOwnInitials(words: readonly string[]): string[] {
  const rest = words.slice(1)
  return rest.length > 1 && words[0] === initialsOf(rest) ? rest : [...words]
}

export const initialsOf = (words: readonly string[]): string => words.map((word) => Array.from(word)[0] ?? '').join('')
