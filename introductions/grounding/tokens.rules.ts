import { amountAt, type Amount } from './amounts.rules.ts'
import type { Claim, ClaimParty } from './claims.contract.ts'
import { timeAt, type TimeSpan } from './dates.rules.ts'
import { areaLed } from './leading-titles.rules.ts'
import { foldWord, phraseAt, senseOf, type Sense } from './lexicon.rules.ts'

/** Whom the words “I” and “you” mean; null where nobody speaks or reads. */
export interface Voice {
  readonly speaker: string | null
  readonly reader: string | null
}

/** A piece of a sentence with what it stands for. */
export type Token =
  | { readonly is: 'party'; readonly id: string; readonly word: string }
  | { readonly is: 'company' | 'title' | 'place'; readonly value: string; readonly word: string }
  | { readonly is: 'amount'; readonly amount: Amount; readonly isTimes: boolean; readonly word: string }
  | { readonly is: 'time'; readonly span: TimeSpan; readonly before: string; readonly word: string }
  | { readonly is: 'sense'; readonly sense: Sense; readonly word: string }
  | { readonly is: 'pronoun'; readonly word: string }
  | { readonly is: 'silent'; readonly word: string }
  | { readonly is: 'word'; readonly word: string; readonly isName: boolean }
  | { readonly is: 'mark'; readonly word: string }

interface Name {
  readonly words: readonly string[]
  readonly token: Token
  /** In lower case it is an ordinary word. */
  readonly needsCapital: boolean
}

const split =
  /\[…\]|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:[-&’'.][\p{L}\p{N}]+)*|\d+(?:[.,-]\d+)*(?:st|nd|rd|th)?|[,;:?!()–—]/gu

const contracted: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/\bcan't\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/n't\b/gi, ' not'],
  [/\b(I)'m\b/g, '$1 am'],
  [/\b(you|we|they)'re\b/gi, '$1 are'],
  [/\b(I|you|we|they)'ve\b/gi, '$1 have'],
  [/\b(I|you|we|they|he|she)'d\b/gi, '$1 would'],
  [/\b(he|she|it|who|that|there)'s\b/gi, '$1 is'],
  [/(\p{L})'s\b/gu, '$1'],
  [/\b(I|you|we|they|he|she|it|there)'ll\b/gi, '$1 will'],
  [/(?<=\p{L})-based\b/gu, ' based'],
  [/\bex-(?=\p{L})/giu, 'ex '],
  // “Acme-Zeit”, “ex-Acme-employee”
  [
    /(?<=\p{L})-(?=(?:zeit|jahre|kolleg|mitarbeite|belegschaft|angestellt|employee|alum|staff|colleague|coworker|years|payroll|time)\p{L}*)/giu,
    ' ',
  ],
  [/\b((?:19|20)\d\d)-(?=(?:19|20)\d\d\b(?!-))/g, '$1 – '],
  [/(\p{L}s)'(?=\s)/gu, '$1'],
]

const wordsOf = (text: string): string[] =>
  contracted.reduce((all, [from, to]) => all.replace(from, to), text).match(split) ?? []

const legalForm = /[\s,]+(?:inc|ltd|limited|gmbh|ag|llc|corp|corporation|co|plc|se|kg|bv|sa|srl|ab|as|oy)\.?$/i

const nameOf = (text: string, token: Token, needsCapital: boolean): Name[] => {
  const words = wordsOf(text).map(foldWord)
  return words.length === 0 ? [] : [{ words, token, needsCapital }]
}

/** Everything that the claims name, the longest first. A first or last name counts where it is one person’s alone. */
export function namesIn(claims: readonly Claim[], extra: readonly ClaimParty[] = []): Name[] {
  const parties = new Map(
    [...claims.flatMap(({ subject, others }) => [subject, ...others]), ...extra].map((one) => [one.id, one]),
  )
  const all = [...parties.values()]
  const parts = all.flatMap(({ id, name }) => {
    const words = wordsOf(name)
    return words.length < 2 ? [] : [words[0]!, words.at(-1)!].map((word) => ({ id, word }))
  })
  const single = parts.filter(
    ({ id, word }) =>
      word.length > 1 && parts.every((other) => other.id === id || foldWord(other.word) !== foldWord(word)),
  )
  const values = claims.flatMap(({ values: { company, title, place } }) => [
    ...(company
      ? [company, company.replace(legalForm, '')].map((text) => ({ is: 'company', value: company, text }) as const)
      : []),
    ...(title ? titleWords(title).map((text) => ({ is: 'title', value: title, text }) as const) : []),
    ...(place ? [place, place.split(',')[0]!].map((text) => ({ is: 'place', value: place, text }) as const) : []),
  ])
  return [
    ...all.flatMap(({ id, name }) => nameOf(name, { is: 'party', id, word: name }, true)),
    ...single.flatMap(({ id, word }) => nameOf(word, { is: 'party', id, word }, true)),
    ...values.flatMap(({ text, is, value }) => nameOf(text, { is, value, word: text }, is !== 'title')),
  ].toSorted((a, b) => b.words.length - a.words.length)
}

/** A title also counts as a verb: the “Head of Security” leads security. */
function titleWords(title: string): string[] {
  const area = areaLed(title)
  return area === null ? [title] : [title, `leads ${area}`, `lead ${area}`, `leitet ${area}`, `leitest ${area}`]
}

const pronouns = new Set(
  'i me my mine you your yours we us our ours he him his she her hers they them their ich mich mir mein meine meinen meinem meiner du dich dir dein deine deinen deinem deiner wir uns unser unsere ihr euch euer eure er ihn ihm sie ihnen ihre ihren'.split(
    ' ',
  ),
)
const before = new Set('since seit from von between zwischen until till to bis through thru'.split(' '))
const through = /^(?:through|thru)$/
const beginning = /^(?:from|von|between|zwischen)$/
const ending = /^(?:until|till|to|bis)$/
const articles = new Set(['the', 'dem', 'den', 'der', 'das'])
/** Until when, in two words or three. */
const untils = [
  'up to',
  'up until',
  'up till',
  'right up to',
  'bis zum',
  'bis zur',
  'bis ins',
  'bis in den',
  'bis in',
].map((text) => text.split(' '))
const silentTimes = new Set([
  'before',
  'after',
  'nach',
  'every',
  'jede',
  'jeden',
  'jedes',
  'next',
  'nachste',
  'nachsten',
])

/** “May” is a month in capitals only, and “würde” is no “wurde”. */
const changed = /^(?:may|march|[Ww]ürde\p{L}*|[Hh]ätte\p{L}*)$/u

/** A sentence as tokens: names and values of the claims first, then times, amounts and words with a sense. */
export function tokensOf(sentence: string, names: readonly Name[], today: number): Token[] {
  const raw = wordsOf(sentence)
  const words = raw.map((word) => (changed.test(word) ? `${foldWord(word)}_` : foldWord(word)))
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    const [token, length] = tokenAt(raw, words, at, names, today)
    const start = tokens.at(-2)
    const isDash = tokens.at(-1)?.word === '–'
    const isEnd =
      token.is === 'time' &&
      token.before === '' &&
      start?.is === 'time' &&
      (beginning.test(start.before) || (isDash && start.before === ''))
    const said = isEnd ? { ...token, before: 'until' } : token
    if (said.is === 'time' && ending.test(said.before)) beginAt(tokens)
    tokens.push(said)
    at += length
  }
  return tokens
}

/** “2014 to 2015” is from 2014. */
function beginAt(tokens: Token[]): void {
  for (const back of [1, 2]) {
    const at = tokens.length - back
    const token = tokens[at]
    if (token?.is === 'time' && token.before === '') tokens[at] = { ...token, before: 'from' }
  }
}

const isCapital = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(word)

function tokenAt(
  raw: readonly string[],
  words: readonly string[],
  at: number,
  names: readonly Name[],
  today: number,
): [Token, number] {
  const word = words[at]!
  const text = raw[at]!
  const name = names.find(
    ({ words: wanted, needsCapital }) =>
      wanted.every((one, offset) => words[at + offset] === one) && (!needsCapital || isCapital(text)),
  )
  if (name) return [name.token, name.words.length]
  // “Tundes Arbeitgeber”
  const genitive = names.find(
    ({ token, words: wanted }) =>
      token.is === 'party' &&
      isCapital(text) &&
      wanted.every((one, offset) => words[at + offset] === (offset + 1 < wanted.length ? one : `${one}s`)),
  )
  if (genitive) return [genitive.token, genitive.words.length]
  if (/^[,;:?!()–—]$/.test(text)) return [{ is: 'mark', word: text === '(' || text === ')' ? ',' : text }, 1]
  if (text === '[…]') return [{ is: 'silent', word: text }, 1]
  const until = untils.find((wanted) => wanted.every((one, offset) => words[at + offset] === one))
  const end = until && timeAt(words, at + until.length, today)
  const isCount = senseOf(words[at + (until?.length ?? 0) + 1] ?? '') !== undefined && end?.length === 1
  if (until && end && !isCount)
    return [{ is: 'time', span: end.span, before: 'until', word }, until.length + end.length]
  const phrase = phraseAt(words, at)
  const time = timeAt(words, at, today)
  if (time && time.length >= (phrase?.length ?? 0)) {
    const preposition = words[articles.has(words[at - 1] ?? '') ? at - 2 : at - 1] ?? ''
    if (!silentTimes.has(preposition)) {
      const role =
        before.has(preposition) && words[at - 2] !== 'back' ? (through.test(preposition) ? 'until' : preposition) : ''
      return [{ is: 'time', span: time.span, before: role, word }, time.length]
    }
  }
  if (phrase)
    return [phrase.sense === null ? { is: 'silent', word } : { is: 'sense', sense: phrase.sense, word }, phrase.length]
  const amount = amountAt(words, at)
  if (amount) return [{ is: 'amount', ...amount, word }, amount.length]
  if (isPolite(raw, words, at, names)) return [{ is: 'pronoun', word: 'you' }, 1]
  // “Ana verdient ihr Geld”: hers, and not yours.
  if (/^ihr(?:e[nmrs]?)?$/.test(word) && at > 0 && isNoun(raw, at + 1, names)) return [{ is: 'silent', word }, 1]
  if (word === 'yourself' && (/^(?:between|and|to|with|for)$/.test(words[at - 1] ?? '') || words[at + 1] === 'and'))
    return [{ is: 'pronoun', word: 'you' }, 1]
  if (pronouns.has(word)) return [{ is: 'pronoun', word }, 1]
  const isLast = at + 1 >= words.length || /^[,;:?!–]$/.test(raw[at + 1]!)
  // “Sie stellte dich Ana vor.”
  if (word === 'vor' && isLast && words.slice(0, at).some((one) => one.startsWith('stell')))
    return [{ is: 'sense', sense: 'introduced', word }, 1]
  // “Du hast mit Ana Kontakt.”
  if (word === 'kontakt' && isLast && !/^(?:mein|dein|ein|euer)/.test(words[at - 1] ?? ''))
    return [{ is: 'sense', sense: 'in_touch', word }, 1]
  const sense = senseOf(word)
  if (sense) return [{ is: 'sense', sense, word }, 1]
  return [{ is: 'word', word, isName: isCapital(text) && at > 0 }, 1]
}

const isNoun = (raw: readonly string[], at: number, names: readonly Name[]): boolean =>
  /^\p{Lu}\p{Ll}/u.test(raw[at] ?? '') &&
  !names.some(({ token, words: [first] }) => token.is === 'party' && first === foldWord(raw[at]!))

const politeVerbs = new Set(
  'haben hatten sind waren kennen kannten stehen standen schreiben schrieben trafen baten tauschten wurden'.split(' '),
)

/** “Sie” in capitals is you; at the beginning only where somebody else is named beside it, since it can be “they”. */
function isPolite(raw: readonly string[], words: readonly string[], at: number, names: readonly Name[]): boolean {
  if (!/^(?:Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer)$/.test(raw[at]!)) return false
  if (at > 0) return true
  if (raw[at] !== 'Sie') return false
  const isNamed = names.some(
    ({ token, words: [first] }) => token.is === 'party' && words.some((word) => word === first),
  )
  return isNamed && (words[1] === 'und' || politeVerbs.has(words[1] ?? ''))
}
