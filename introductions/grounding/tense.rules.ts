import type { Sense } from './lexicon.rules.ts'
import type { Token } from './tokens.rules.ts'

/** When somebody is said to work somewhere. */
export interface Tense {
  readonly isPast: boolean
  /** It is said that it is over, so a year without more is its last. */
  readonly isEnded: boolean
  /** The words that the tense accounts for. */
  readonly reads: readonly Sense[]
}

/** What stands there with its years is over. */
const onPaper = /^(?:cv|resume|lebenslauf|werdegang|vita|profile|profil|background)$/
const had = /^(?:had|hatte|hattest|hatten|hattet|gehorte|gehorten|zahlte)$/

export function tenseOf(tokens: readonly Token[]): Tense {
  const has = (...wanted: Sense[]): boolean =>
    tokens.some((token) => token.is === 'sense' && wanted.includes(token.sense))
  const begins = (before: RegExp): boolean => tokens.some((token) => token.is === 'time' && before.test(token.before))
  const isSince = begins(/^(?:since|seit)$/)
  // “Hasn’t worked there since 2018”
  const isEnded = has('ended') || (has('not') && (has('anymore') || (isSince && has('has', 'was', 'worked'))))
  const employed = employedIn(tokens, has('is', 'was') || (has('has') && isSince))
  const isVerbless = !has('is', 'was', 'has', 'works', 'worked', 'employed', 'runs')
  const isPast =
    isEnded ||
    employed === 'past' ||
    has('started') ||
    (has('worked') && !(has('has') && isSince)) ||
    has('was') ||
    tokens.some(({ is, word }) => is === 'sense' && had.test(word)) ||
    ((isVerbless || tokens.some(({ word }) => onPaper.test(word))) && begins(/^(?:until|till|to|bis)$/))
  return {
    isPast,
    isEnded,
    reads: [...(isEnded ? (['ended', 'anymore'] as const) : []), ...(employed === 'open' ? [] : ['employed' as const])],
  }
}

/** “Is employed” is present and “Acme employed” is past; “beschäftigt” after a company is present. Anything else is left open. */
function employedIn(tokens: readonly Token[], hasAuxiliary: boolean): 'auxiliary' | 'past' | 'present' | 'open' {
  if (hasAuxiliary) return 'auxiliary'
  const at = tokens.findIndex((token) => token.is === 'sense' && token.sense === 'employed')
  if (tokens[at - 1]?.is !== 'company' || tokens.some((token) => token.is === 'sense' && token.sense === 'has'))
    return 'open'
  return tokens[at]?.word === 'employed' ? 'past' : tokens[at]?.word === 'beschaftigt' ? 'present' : 'open'
}
