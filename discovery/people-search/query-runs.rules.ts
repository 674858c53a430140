import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import { fillerWords, levelOf, roleWords } from './query-words.rules.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'

export interface Token {
  /** As it was typed, a phrase without its quotes. */
  readonly text: string
  readonly key: string
  readonly isQuoted: boolean
}

/** A run of words that belong together, and what a word before it said it is. */
export interface Run {
  readonly as: 'company' | 'location' | 'origin' | null
  readonly tokens: Token[]
}

const connectors = new Map<string, NonNullable<Run['as']>>([
  ['at', 'company'],
  ['bei', 'company'],
  ['chez', 'company'],
  ['in', 'location'],
  ['near', 'location'],
  ['around', 'location'],
  ['from', 'origin'],
])

const piece = /["“”„«»]([^"“”„«»]*)["“”„«»]|,|;|\||@|[^\s,;|@"“”„«»]+/g

/** A word between begins a run, and so does a comma. */
export function runsOf(query: string): Run[] {
  const pieces = [...query.matchAll(piece)].map(([whole, inside]) => ({ whole, inside }))
  const hasContent = pieces.some(({ whole, inside }) => inside !== undefined || isContent(fold(whole)))
  const runs: { as: Run['as']; tokens: Token[] }[] = [{ as: null, tokens: [] }]
  for (const { whole, inside } of pieces) {
    const key = fold(inside ?? whole)
    const as = inside !== undefined ? undefined : whole === '@' ? 'company' : connectors.get(key)
    if (as && hasContent) runs.push({ as, tokens: [] })
    else if (/^[,;|]$/.test(whole)) runs.push({ as: null, tokens: [] })
    else if (key !== '' && (inside !== undefined || !hasContent || !isFiller(key, lastOf(runs))))
      lastOf(runs).tokens.push(
        inside === undefined
          ? oneOf({ text: whole, key, isQuoted: false })
          : { text: inside.trim(), key, isQuoted: true },
      )
  }
  return runs.filter(({ tokens }) => tokens.length > 0)
}

/** "People at Acme", but "Head of People". */
const isFiller = (key: string, { as, tokens }: Run): boolean =>
  fillerWords.has(key) && (!roleWords.has(key) || (as === null && tokens.length === 0))

/** "Founders in Berlin" asks for whoever is a founder. */
function oneOf(token: Token): Token {
  const one = token.key.replace(/s$/, '')
  const isMany = (known: { has(key: string): boolean }) => known.has(one) && !known.has(token.key)
  return token.key !== one && (isMany(levelOf) || isMany(roleWords))
    ? { ...token, text: token.text.slice(0, -1), key: one }
    : token
}

const isContent = (key: string): boolean => key !== '' && !connectors.has(key) && !fillerWords.has(key)
