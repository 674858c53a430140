import type { Token, Voice } from './tokens.rules.ts'

/** A part of a sentence that says one thing, with the people it is about in their order. */
export interface Clause {
  readonly tokens: readonly Token[]
  readonly parties: readonly string[]
  /** Whom each token means by name, I or you; null where it is nobody or somebody named before. */
  readonly who: readonly (string | null)[]
}

const strong = new Set(
  'because weil since? but aber while whereas who where wo denn , ; : – — although though obwohl wobei'.split(' '),
)
const weak = new Set(['and', 'und', 'as'])
const saying: ReadonlySet<string> = new Set([
  'works',
  'worked',
  'runs',
  'knows',
  'connected',
  'listed',
  'mail',
  'meeting',
  'thread',
  'both_ways',
  'one_way',
  'in_touch',
  'asked',
  'passed_on',
  'introduced',
  'agreed',
  'mention',
  'no_answer',
  'booked',
  'team',
  'based',
  'well',
  'barely',
  'somewhat',
])

const says = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token) =>
      (token.is === 'sense' && saying.has(token.sense)) ||
      token.is === 'company' ||
      token.is === 'title' ||
      token.is === 'place',
  )

const verbal: ReadonlySet<string> = new Set([
  'works',
  'worked',
  'runs',
  'knows',
  'is',
  'was',
  'asked',
  'introduced',
  'based',
  'agreed',
  'mention',
  'connected',
])

/** Whether what follows “and” begins a statement of its own, and not another thing that was counted. */
function beginsStatement(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens
  if (!first) return false
  const isVerb = (token: Token | undefined): boolean =>
    token?.is === 'sense' &&
    (verbal.has(token.sense) ||
      /^(?:met|wrote|exchanged|share|traf|trafst|schrieb|habt|hat|has|have)$/.test(token.word))
  if (isVerb(first)) return true
  const isSomebody = first.is === 'party' || first.is === 'pronoun'
  return isSomebody && (isVerb(second) || isVerb(third))
}

const finite: ReadonlySet<string> = new Set([
  'works',
  'worked',
  'runs',
  'knows',
  'is',
  'was',
  'has',
  'asked',
  'introduced',
  'agreed',
  'mention',
  'based',
  'ended',
  'employed',
])

/** “At Acme, Ana and Kofi worked …”: before there is a verb, “and” joins two people and no statements. */
const hasVerb = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token) =>
      token.is === 'title' ||
      (token.is === 'sense' &&
        (finite.has(token.sense) ||
          /^(?:met|meet|wrote|write|writes|emailed|mailed|traf|trafen|trafst|schrieb|schriebst|schrieben|connected)$/.test(
            token.word,
          ))),
  )

const wordOf = (token: Token): string => (token.is === 'party' ? '' : token.word)

/** "Kofi, CFO at Acme, …": what stands between the commas is said of Kofi. */
function isApposition(before: readonly Token[], part: readonly Token[]): boolean {
  const last = before.at(-1)
  // “Shared an employer with Kofi, Acme, …”: the company is the employer’s name.
  const isOfEmployer = before.some((token) => token.is === 'sense' && /^(?:works|worked|joint)$/.test(token.sense))
  const isBare =
    (part[0]?.is === 'company' || (part[1]?.is === 'company' && /^(?:from|at|bei|von)$/.test(part[0]!.word))) &&
    isOfEmployer &&
    !before.some(({ is }) => is === 'company')
  return (
    last?.is === 'party' &&
    !isBare &&
    part.some(({ is }) => is === 'title' || is === 'company') &&
    part.every(
      (token) =>
        token.is !== 'party' &&
        token.is !== 'pronoun' &&
        !(token.is === 'sense' && verbal.has(token.sense) && token.sense !== 'worked'),
    ) &&
    !part.some((token) => token.is === 'sense' && (token.sense === 'mail' || token.sense === 'meeting'))
  )
}

/** Where an aside ends; a period after a comma still belongs to it: “(Acme, 2012–2017)”. */
function endOfAside(tokens: readonly Token[]): number {
  const isEnd = (token: Token): boolean => token.is === 'mark' && /^[,;–—]$/.test(token.word)
  const isPeriod = (at: number): boolean =>
    tokens[at + 1]?.is === 'time' || (tokens[at - 1]?.is === 'time' && tokens[at]?.word === '–')
  return tokens.findIndex((token, at) => isEnd(token) && !isPeriod(at))
}

/** “Former employer of Ana: Acme” names what was announced, and says nothing more. */
const isNamedOnly = (tokens: readonly Token[]): boolean =>
  tokens.every(
    (token) =>
      token.is === 'company' ||
      token.is === 'title' ||
      token.is === 'place' ||
      token.is === 'time' ||
      token.is === 'mark' ||
      (token.is === 'sense' && /^(?:well|somewhat|barely|both_ways|one_way)$/.test(token.sense)) ||
      /^(?:at|bei|from|to|until|in|since|von|bis|seit|ja|yes)$/.test(token.word),
  )

/** “Email between you and Kofi: 136 messages” */
const isCountOnly = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }) => is === 'amount') &&
  !hasVerb(tokens) &&
  !tokens.some(({ is }) => is === 'party' || is === 'pronoun')

const joining = new Set('of von where when wo als that dass both between zwischen sowohl'.split(' '))

/** “where Ana and Kofi worked”: two subjects of one verb. */
function joinsTwo(current: readonly Token[], after: readonly Token[]): boolean {
  const isPerson = (token: Token | undefined): boolean => token?.is === 'party' || token?.is === 'pronoun'
  return isPerson(current.at(-1)) && isPerson(after[0]) && joining.has(current.at(-2)?.word ?? '')
}

/** “If you need somebody at Acme, Kofi works there”: what is said is that Kofi works at Acme. */
function withoutCondition(tokens: readonly Token[]): readonly Token[] {
  if (!/^(?:if|wenn|falls|should|looking|searching)$/.test(tokens[0]?.word ?? '')) return tokens
  const end = tokens.findIndex(({ is, word }) => is === 'mark' && /^[,:–]$/.test(word))
  const topic = tokens.slice(0, Math.max(0, end)).find(({ is }) => is === 'company' || is === 'place')
  if (end < 0 || tokens.slice(0, end).some(({ is }) => is === 'party') || !topic) return tokens
  const rest = tokens.slice(end + 1)
  const at = rest.findIndex(({ word }) => /^(?:there|dort|where|wo)$/.test(word))
  return at < 0 ? tokens : [...rest.slice(0, at), topic, ...rest.slice(at + 1)]
}

/** The statements of a sentence. `mentioned` is who was named last before it, whom “she” means. */
export function clausesOf(all: readonly Token[], voice: Voice, mentioned: readonly string[]): Clause[] {
  const tokens = withoutCondition(all)
  const parts: Token[][] = [[]]
  const asides: Token[][] = []
  let rest = [...tokens]
  while (rest.length > 0) {
    const current = parts.at(-1)!
    const token = rest[0]!
    const after = rest.slice(1)
    const word = wordOf(token)
    if (token.is === 'mark' && word === ',') {
      const end = endOfAside(after)
      const aside = end < 0 ? after : after.slice(0, end)
      if (isApposition(current, aside)) {
        asides.push([current.at(-1)!, ...aside])
        rest = end < 0 ? [] : after.slice(end + 1)
        continue
      }
    }
    const splits =
      ((parts.length > 1 || current.some(({ is }) => is === 'party' || is === 'pronoun')) &&
        strong.has(word) &&
        token.is !== 'party' &&
        says(current) &&
        says(after) &&
        !(word === ':' && (isNamedOnly(after) || isCountOnly(after) || !current.some(({ is }) => is === 'party'))) &&
        (word !== ',' || (hasVerb(current) && beginsStatement(skipAnd(after))))) ||
      (weak.has(word) &&
        says(current) &&
        hasVerb(current) &&
        !joinsTwo(current, after) &&
        beginsStatement(after) &&
        says(after))
    // “Who” is whoever was named last, and “there” is the company that was.
    const meant = word === 'who' ? 'party' : /^(?:where|wo)$/.test(word) ? 'company' : null
    const there = /^(?:there|dort)$/.test(word) && !current.some(({ is }) => is === 'company')
    if (splits) parts.push(current.filter(({ is }) => is === meant).slice(-1))
    else if (there && parts.length > 1) current.push(parts.at(-2)!.findLast(({ is }) => is === 'company') ?? token)
    else current.push(token)
    rest = after
  }
  const isOnlyName = (part: readonly Token[]): boolean =>
    part.some(({ is }) => is === 'party') && part.every(({ is }) => is === 'party' || is === 'mark')
  // "Kofi, CFO at Acme.": nothing else is said of him.
  const told = parts.filter((part) => !(isOnlyName(part) && asides.some(([first]) => first === part[0])))
  return withParties([...told, ...asides], voice, mentioned)
}

const skipAnd = (tokens: readonly Token[]): readonly Token[] =>
  tokens[0] && weak.has(wordOf(tokens[0])) ? tokens.slice(1) : tokens

const mine = new Set('i me my mine ich mich mir mein meine meinen meinem meiner'.split(' '))
const yours = new Set('you your yours du dich dir dein deine deinen deinem deiner'.split(' '))
const ours = new Set('we us our ours wir uns unser unsere'.split(' '))
const both = new Set('ihr euch euer eure'.split(' '))

/** Who each statement is about. “They” and “she” are whoever was named last; a statement without a subject has that of the one before. */
function withParties(parts: readonly Token[][], { speaker, reader }: Voice, mentioned: readonly string[]): Clause[] {
  const clauses: Clause[] = []
  let last = mentioned
  for (const tokens of parts) {
    const named = tokens.flatMap((token) => (token.is === 'party' ? [token.id] : []))
    const third = (): string | undefined => named[0] ?? last.find((id) => id !== speaker && id !== reader)
    const isPair = tokens.some(
      (token) =>
        (token.is === 'sense' && (token.sense === 'joint' || token.sense === 'knows')) || token.word === 'each',
    )
    const hasOther = named.some((id) => id !== speaker && id !== reader)
    const parties: string[] = []
    const add = (...ids: (string | null | undefined)[]): void => {
      for (const id of ids) if (id != null && !parties.includes(id)) parties.push(id)
    }
    const isMention = tokens.some(
      (token) => token.is === 'sense' && (token.sense === 'asked' || token.sense === 'mention'),
    )
    for (const token of tokens) {
      if (token.is === 'party') add(token.id)
      if (token.is !== 'pronoun') continue
      const { word } = token
      if (mine.has(word)) add(speaker)
      else if (yours.has(word)) {
        add(reader)
        // “You both worked at …”, where nobody else is named: the reader and whoever was spoken of.
        if (
          isPair &&
          !hasOther &&
          reader !== speaker &&
          speaker !== null &&
          !named.length &&
          !tokens.some((one) => one.is === 'pronoun' && mine.has(one.word))
        )
          add(third())
      } else if (both.has(word)) add(reader, hasOther ? null : third())
      else if (ours.has(word)) {
        // “Kofi told us” is told to the product.
        const isTold =
          speaker === reader &&
          tokens.some((one) => (one.is === 'sense' && one.sense === 'said') || yours.has(one.word))
        if (!isMention && !isTold)
          add(speaker ?? reader, hasOther ? null : speaker === null ? third() : (reader ?? third()))
      } else if (!hasOther && !isMention) add(third())
    }
    // "I know Ana and asked for an introduction": asked is whoever was named beside the subject.
    const isAbout = isPair || tokens.some((token) => token.is === 'sense' && token.sense === 'asked')
    const subjects = parties.length > 0 ? parties : (clauses.at(-1)?.parties ?? last).slice(0, isAbout ? 2 : 1)
    const who = tokens.map((token) =>
      token.is === 'party' ? token.id : mine.has(token.word) ? speaker : yours.has(token.word) ? reader : null,
    )
    clauses.push({ tokens, parties: subjects, who })
    if (parties.length > 0) last = parties.concat(last)
  }
  return clauses
}
