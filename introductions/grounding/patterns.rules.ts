import type { Sense } from './lexicon.rules.ts'
import type { Token } from './tokens.rules.ts'

/**
 * What a word means where it stands: “connected you with Kofi” is an introduction and “connected with Kofi” is not.
 * A pattern is words in their order: `#sense`, `@person`, `@company`, `@time` or a plain word with its alternatives, `?` where
 * it can be missing. Before `=>` is what is read, and after it what the marked word, with `!`, counts as; `-` is nothing.
 */
const patterns: readonly string[] = [
  // Introductions: somebody is the object.
  '#meeting|#mail|#thread #connected! => -',
  '#connected! @person with|to|mit|zu => introduced',
  'did! the|an|a? #intro => arranged',
  'took! @party on => started',
  'over! in => -',
  'how|wie #well! => -',
  '#one_way two! => -',
  'dich|mich|uns|euch mit @person #connected! => introduced',
  'brachte|bringt! @person im|am? @time? mit @person #joint => introduced',
  'the one! #intro => arranged',
  'the one! => -',
  'one! #team => joint',
  'uber! @party #has => by',
  '@person @time? mit|with @person @time? in #in_touch! => introduced',
  'brought! @person and? @party? #joint => introduced',
  'presented! @person to => introduced',
  // “Not one-sided”
  '#not #only? #one_way! => both_ways',
  '#joint! employer|arbeitgeber => joint',
  'set! @person up with => introduced',
  'hooked! @person up with => introduced',
  'kontakt! zu|mit? @person und|and? @person? #arranged => intro',
  'machte|macht|machtest @person im|am? @time? mit @person #knows! => introduced',
  // “Asked whether Kofi could”
  '#sent|if|whether|ob @person would|could|can|might|will|konnte|kann|wurde_! => -',
  // “Crossed paths in 4 meetings”, “blieb einseitig”
  'crossed! in => -',
  '#worked! #one_way|#both_ways => -',
  '#flows! euch|sich|uns aus => in_touch',
  'put! @person down => said',
  'when|if #asked! => -',
  'nach! @pronoun? eigenen|eigener? #said => -',
  // “Runs to 136 messages”, “runs in both directions”
  '#runs! to|in|both|between|von|zwischen => flows',
  '#runs! @amount => flows',
  '#runs! #both_ways|#one_way|#only => flows',
  // “You two”, “once were”, “war mal”
  '@pronoun two|zwei|zweien! => -',
  '#was|#worked once|einmal|mal! => -',
  // “The year Kofi left”, “Kofi’s last year at Acme”
  'the|das|dem #span! @party|@pronoun|in|als|that|when => -',
  '@party|@pronoun last! at|with|bei|of @company => ended',
  '#works|makes|made a|their|her|his|ihren living|lebensunterhalt! => -',
  // “Shared an employer”
  'shared|share|teilten|teilt|teilen! #joint|a|an|the|one|einen|den|sich? #joint|einen|den? employer|workplace|company|firm|arbeitgeber|arbeitsplatz => worked',
  'shared|common! employer|workplace|company|firm => joint',
  'once|einmal! #was|#worked|#has|@company|@title => -',
  // “The same years”, and not “for years”
  'those|these|diese|jene #span! => -',
  '#joint|same|their|his|her|common|gemeinsame|gemeinsamen|ihre|seine|shared|@party years|year|jahre|jahren|time|period! => -',
  '#belongs! @amount => -',
  // “Asked about Kofi, Meera said …”
  '#asked! about|nach|zu @party , @party => -',
  // “The latest one”, “this one”
  '#last one! => -',
  'this|that|each|which one! => -',
  // “In touch with each other”
  '#both_ways #in_touch! => both_ways',
]

type Piece = (token: Token) => boolean
interface Pattern {
  readonly pieces: readonly { readonly is: Piece; readonly isOptional: boolean; readonly isMarked: boolean }[]
  readonly sense: Sense | null
}

function pieceOf(written: string): Piece {
  if (written.startsWith('@'))
    return ({ is }) => (written === '@person' ? is === 'party' || is === 'pronoun' : is === written.slice(1))
  if (written.startsWith('#')) return (token) => token.is === 'sense' && token.sense === written.slice(1)
  return (token) => token.word === written && token.is !== 'party'
}

function patternOf(text: string): Pattern {
  const [read = '', counted = ''] = text.split(' => ')
  return {
    sense: counted === '-' ? null : (counted as Sense),
    pieces: read.split(' ').map((piece) => {
      const alternatives = piece.replace(/[?!]$/, '').split('|').map(pieceOf)
      return {
        is: (token) => alternatives.some((is) => is(token)),
        isOptional: piece.endsWith('?'),
        isMarked: piece.endsWith('!'),
      }
    }),
  }
}

const all = patterns.map(patternOf)

/** Where the marked word of a pattern that begins here is; null if the pattern does not fit. */
function markedIn({ pieces }: Pattern, tokens: readonly Token[], start: number): number | null {
  let at = start
  let marked: number | null = null
  for (const { is, isOptional, isMarked } of pieces) {
    const token = tokens[at]
    if (token && is(token)) {
      if (isMarked) marked = at
      at += 1
    } else if (!isOptional) return null
  }
  return marked
}

/** The same words, with what they mean where they stand. */
export function inContext(tokens: readonly Token[]): Token[] {
  const read = [...tokens]
  for (const pattern of all)
    for (let start = 0; start < read.length; start += 1) {
      const marked = markedIn(pattern, read, start)
      if (marked === null) continue
      const { word } = read[marked]!
      read[marked] = pattern.sense === null ? { is: 'silent', word } : { is: 'sense', sense: pattern.sense, word }
    }
  return read
}
