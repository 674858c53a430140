import type { Claim, ClaimKind, Verdict } from './claims.contract.ts'
import { clausesOf, type Clause } from './clauses.rules.ts'
import { foldWord, isCourteous, isHarmless, isTitleWord, type Sense } from './lexicon.rules.ts'
import { needsOf } from './needs.rules.ts'
import type { Need } from './reading.rules.ts'
import { sentencesIn } from './sentences.rules.ts'
import { inContext } from './patterns.rules.ts'
import { namesIn, tokensOf, type Token, type Voice } from './tokens.rules.ts'

export interface CheckedSentence {
  readonly text: string
  readonly verdict: Verdict
  /** The claims that back it, or the one that says otherwise. */
  readonly claims: readonly Claim[]
}

export interface Grounds {
  readonly claims: readonly Claim[]
  readonly viewerId: string
  readonly voice: Voice
  /** Days since 1970. */
  readonly today: number
}

/** Every sentence of a text against what is on record. What is not understood is not backed. */
export function verifyText(text: string, grounds: Grounds): CheckedSentence[] {
  let mentioned: readonly string[] = []
  const names = namesIn(grounds.claims)
  return sentencesIn(text).map((sentence) => {
    const quoted = grounds.claims.find((claim) => isQuoted(sentence, claim))
    const rest = quoted ? replaced(sentence, quoted.values.text!) : sentence
    const tokens = inContext(withoutGreeting(tokensOf(rest, names, grounds.today)))
    if (isCourtesy(tokens, grounds.voice) || isOnlyGap(tokens))
      return { text: sentence, verdict: quoted ? 'backed' : 'no_claim', claims: quoted ? [quoted] : [] }
    if (
      quoted &&
      tokens.every(({ is, word }) => is !== 'word' || isCourteous(word) || isHarmless(word)) &&
      tokens.some(({ word }) => word === '[…]')
    )
      return { text: sentence, verdict: 'backed', claims: [quoted] }
    const aside = roleOf(tokens, grounds.voice)
    if (aside && isCourtesy(aside.rest, grounds.voice))
      return { text: sentence, ...together([check(aside.role, grounds)]) }
    const clauses = clausesOf(tokens, grounds.voice, mentioned)
    mentioned = [...new Set([...clauses.flatMap(({ parties }) => parties), ...mentioned])]
    return { text: sentence, ...together(clauses.map((clause) => check(clause, grounds))) }
  })
}

/** “I’d like to hear your view as CFO at Acme”: a wish that says one thing of the reader. */
function roleOf(tokens: readonly Token[], { reader }: Voice): { role: Clause; rest: readonly Token[] } | null {
  const at = tokens.findIndex(
    ({ word }, from) =>
      /^(?:as|als)$/.test(word) &&
      tokens[from + 1]?.is === 'title' &&
      /^(?:at|bei)$/.test(tokens[from + 2]?.word ?? '') &&
      tokens[from + 3]?.is === 'company',
  )
  if (at < 0 || reader === null) return null
  const you: readonly Token[] = [
    { is: 'pronoun', word: 'you' },
    { is: 'sense', sense: 'is', word: 'are' },
  ]
  const said = [...you, ...tokens.slice(at + 1, at + 4)]
  return {
    role: { tokens: said, parties: [reader], who: said.map((_, place) => (place === 0 ? reader : null)) },
    rest: [...tokens.slice(0, at), ...tokens.slice(at + 4)],
  }
}

const plain = (text: string): string => foldWord(text).replace(/[.!?\s]+$/u, '')
const isQuoted = (sentence: string, { values: { text } }: Claim): boolean =>
  text !== undefined && text.length > 3 && plain(sentence).includes(plain(text))
const replaced = (sentence: string, text: string): string => {
  const at = foldWord(sentence).indexOf(plain(text))
  return `${sentence.slice(0, at)}[…]${sentence.slice(at + plain(text).length)}`
}

type Checked = Pick<CheckedSentence, 'verdict' | 'claims'>

/** A sentence is as good as the worst of its statements. */
function together(checked: readonly Checked[]): Checked {
  const wrong = checked.find(({ verdict }) => verdict === 'contradicted')
  if (wrong) return wrong
  const isBacked = checked.length > 0 && checked.every(({ verdict }) => verdict === 'backed')
  return isBacked
    ? { verdict: 'backed', claims: [...new Set(checked.flatMap(({ claims }) => claims))] }
    : { verdict: 'not_backed', claims: [] }
}

const notBacked: Checked = { verdict: 'not_backed', claims: [] }

function check(clause: Clause, { claims, viewerId, today }: Grounds): Checked {
  const { tokens, parties } = clause
  const { needs, senses, isCounted, isDenied } = needsOf(clause, { viewerId, today })
  if (needs.length === 0) return identity(clause, claims, viewerId)
  const found = needs.map((need) => best(need, claims))
  const unread = unreadIn(tokens, senses, isCounted)
  const wrong = found.find(({ fit }) => fit === 'wrong')
  // Only what is read whole, or has one unknown word where a name belongs, can be said to be wrong.
  if (unread.length > 0) {
    const slot = found[0]?.known
    const isSlot = unread.every((token) => token.is === 'word' && (token.isName || isTitleWord(token.word)))
    // A noun beside a company or place that is right is something else, and a title can be the wrong one.
    const isFilled =
      tokens.some(({ is }) => is === (slot?.kind === 'based_in' ? 'place' : 'company')) &&
      !unread.some(({ word }) => isTitleWord(word))
    return isSlot && !isFilled && slot && parties.length === 1 && filled.has(slot.kind)
      ? { verdict: 'contradicted', claims: [slot] }
      : notBacked
  }
  if (wrong) return isDenied ? notBacked : { verdict: 'contradicted', claims: [wrong.claim!] }
  if (found.some(({ fit }) => fit !== 'ok')) return notBacked
  const backing = found.flatMap(({ claim }) => claim ?? [])
  return isDenied ? { verdict: 'contradicted', claims: backing } : { verdict: 'backed', claims: backing }
}

/** Of these there is one at a time, so another company, title or place is wrong and not only unknown. */
const filled: ReadonlySet<ClaimKind> = new Set(['works_at', 'based_in'])

interface Found {
  readonly fit: 'ok' | 'wrong' | 'open'
  readonly claim: Claim | null
  readonly known: Claim | undefined
}

const ranks = { ok: 0, wrong: 1, open: 2 } as const

function best({ fit, kinds }: Need, claims: readonly Claim[]): Found {
  const fits = claims.flatMap((claim) => {
    const found = fit(claim)
    return found === null ? [] : [{ fit: found, claim }]
  })
  const [first] = fits.toSorted(
    (a, b) => ranks[a.fit] - ranks[b.fit] || kinds.indexOf(a.claim.kind) - kinds.indexOf(b.claim.kind),
  )
  return {
    fit: first?.fit ?? 'open',
    claim: first?.claim ?? null,
    known: fits.find(({ claim }) => filled.has(claim.kind))?.claim,
  }
}

/** What the needs do not account for. */
function unreadIn(tokens: readonly Token[], senses: ReadonlySet<Sense>, isCounted: boolean): Token[] {
  const unread = tokens.filter((token) => {
    if (token.is === 'word') return !isHarmless(token.word) && !(token.word === 'may_' && senses.has('mention'))
    return token.is === 'sense' && !senses.has(token.sense) && token.sense !== 'not'
  })
  const unnumbered = isCounted ? [] : tokens.filter(({ is }) => is === 'amount')
  // “Where is Kofi? In Berlin.” says something, and a question does not.
  const isQuestion = tokens.at(-1)?.is === 'mark' && tokens.at(-1)?.word === '?'
  return [...unread, ...unnumbered, ...(isQuestion ? [tokens.at(-1)!] : [])]
}

/** "I’m Ana Lima." */
function identity({ tokens, parties }: Clause, claims: readonly Claim[], viewerId: string): Checked {
  const asker = claims.find(({ kind }) => kind === 'asker')
  const isOnly = tokens.every(
    (token) =>
      token.is === 'party' ||
      token.is === 'pronoun' ||
      token.is === 'mark' ||
      (token.is === 'sense' && token.sense === 'is') ||
      (token.is === 'word' && /^(?:my|name|mein)$/.test(token.word)),
  )
  const isNamed = tokens.some((token) => token.is === 'party' && token.id === viewerId)
  return asker && isOnly && isNamed && parties.length === 1 ? { verdict: 'backed', claims: [asker] } : notBacked
}

const greetings = new Set('hi hello hey dear hallo liebe lieber moin'.split(' '))
const closings = new Set(
  'guten tag best kind warm regards cheers sincerely thanks viele beste liebe herzliche freundliche grusse grussen mit your yours'.split(
    ' ',
  ),
)

/** "Hi Tunde," before the first statement of a line is no part of it. */
function withoutGreeting(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens
  if (!first || !greetings.has(foldWord(first.word))) return tokens
  const end = tokens.findIndex(({ is, word }) => is === 'mark' && /^[,!–—:]$/.test(word))
  const isGreeting = tokens.slice(1, end < 0 ? undefined : end).every(({ is }) => is === 'party')
  return isGreeting ? (end < 0 ? [] : tokens.slice(end + 1)) : tokens
}

/** "Best, Ana" */
const isClosing = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.word !== '?' &&
  tokens.every(({ is, word }) => is === 'party' || is === 'mark' || closings.has(foldWord(word)))

const polite: ReadonlySet<Sense> = new Set<Sense>([
  'is',
  'was',
  'has',
  'times',
  'span',
  'in_touch',
  'intro',
  'now',
  'only',
  'calls',
  'sent',
])
const asking = new Set(
  'would could can may_ let do please hatten_ hattest_ konntest kannst passt magst wurdest_ ware bitte'.split(' '),
)
const wishing = new Set(
  'would like love hope glad happy appreciate grateful wurde_ mochte gern gerne freue thank thanks danke dank'.split(
    ' ',
  ),
)
const wished = /^(?:bitte|meet|put|talk|work|works|ask|know|treffen|wissen|connect|last|together)$/

/** “We […].”: what it will say is not written yet. */
const isOnlyGap = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => word === '[…]') &&
  tokens.every((token) => {
    if (token.is === 'word') return isCourteous(token.word) || isHarmless(token.word)
    if (token.is === 'sense') return token.sense === 'is' || wished.test(token.word) || isCourteous(token.word)
    return ['silent', 'mark', 'party', 'pronoun'].includes(token.is)
  })

/** A greeting, a thank-you, a wish or a question that says nothing about anybody but whoever writes and reads it. */
function isCourtesy(tokens: readonly Token[], { speaker, reader }: Voice): boolean {
  const [first] = tokens
  if (!first || isClosing(tokens)) return true
  const isAsking = tokens.some(({ is, word }) => is === 'mark' && word === '?') && asking.has(foldWord(first.word))
  const isWish = tokens.slice(0, 4).some(({ word }) => wishing.has(foldWord(word)))
  if (!isAsking && !isWish) return false
  return tokens.every((token, at) => {
    switch (token.is) {
      case 'party':
        return token.id === speaker || token.id === reader
      case 'word':
        return isCourteous(token.word) || isHarmless(token.word)
      case 'sense':
        return polite.has(token.sense) || wished.test(token.word) || isCourteous(token.word)
      case 'amount':
        return tokens.slice(at + 1, at + 3).some((one) => one.is === 'sense' && one.sense === 'span')
      case 'company':
      case 'title':
      case 'place':
      case 'time':
        return false
      default:
        return true
    }
  })
}
