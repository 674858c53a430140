import type { Claim } from './claims.contract.ts'
import type { Clause } from './clauses.rules.ts'
import type { Token } from './tokens.rules.ts'

/** Who does what in a statement about an introduction, as its prepositions say it. */
export interface IntroRoles {
  /** "by Ana", and "von Ana" of what was done to somebody. */
  readonly agent: string | null
  /** "from Ana" */
  readonly source: string | null
  /** "an introduction to Ana" */
  readonly target: string | null
  readonly isPassive: boolean
  /** Who stands right before “asked” or “requested”. */
  readonly asker: string | null
  /** A request without anybody who makes it. */
  readonly isNote: boolean
  /** "an introduction", and not "introduced". */
  readonly isNoun: boolean
  /** False for an “asked” that no introduction follows, as in “asked about”. */
  readonly isIntro: boolean
}

const bys = /^(?:by|durch|through|via|dank|thanks|courtesy|with)$/
const froms = /^(?:from|von)$/
const tos = /^(?:to|zu|bei|mit|with)$/

const isDone = (token: Token | undefined): boolean =>
  token?.is === 'sense' && (token.sense === 'introduced' || token.sense === 'asked')
const isIntro = (token: Token | undefined): boolean =>
  token?.is === 'sense' && (token.sense === 'introduced' || token.sense === 'intro' || token.sense === 'in_touch')
const isBetween = (token: Token | undefined): boolean =>
  token?.is === 'silent' || token?.is === 'time' || (token?.is === 'sense' && token.sense === 'recent')

/** "was introduced", "wurdest vorgestellt" */
const isPassive = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    if (token.is === 'sense' && /^(?:wurde|wurden|wurdest|wurdet|worden)$/.test(token.word)) return true
    if (!isDone(token)) return false
    let before = at - 1
    while (isBetween(tokens[before])) before -= 1
    const verb = tokens[before]
    if (verb?.word === 'got' || /^(?:kennengelernt|got|came)$/.test(token.word)) return true
    return (
      verb?.is === 'sense' &&
      ((verb.sense === 'is' && verb.word !== 'am') ||
        (verb.sense === 'was' && verb.word !== 'did') ||
        verb.word === 'been')
    )
  })

/** “The one who introduced you was Kofi” */
function theOneIn(tokens: readonly Token[], who: readonly (string | null)[]): string | null {
  const end = tokens.findLastIndex(({ is }) => is !== 'mark')
  const verb = tokens[end - 1]
  const isCleft = tokens[0]?.is === 'silent' && /^(?:the|derjenige|die|this)$/.test(tokens[0].word)
  return isCleft && verb?.is === 'sense' && /^(?:is|was)$/.test(verb.sense) ? (who[end] ?? null) : null
}

/** “You owe your introduction to Meera to Kofi”, “you have Kofi to thank for it” */
function owedTo(tokens: readonly Token[], who: readonly (string | null)[]): string | null {
  if (tokens.some(({ is, word }) => is === 'sense' && /^(?:owe|verdank)/.test(word)))
    return who.findLast((id) => id !== null) ?? null
  const thank = tokens.findIndex(
    (token) => token.is === 'sense' && token.sense === 'arranged' && /^(?:to|zu)$/.test(token.word),
  )
  return who.slice(0, Math.max(0, thank)).findLast((id) => id !== null) ?? null
}

/** “It was Kofi you asked”, “for an introduction to Meera you turned to Kofi” */
function askerIn(tokens: readonly Token[], who: readonly (string | null)[]): string | null {
  const verb = tokens.findIndex((token) => token.is === 'sense' && token.sense === 'asked')
  let at = verb - 1
  while (isBetween(tokens[at]) || (tokens[at]?.is === 'sense' && /^(?:has|have|had|hast|did)$/.test(tokens[at]!.word)))
    at -= 1
  const before = tokens[at - 1]?.word ?? ''
  return verb < 0 || /^(?:to|for|from|zu|bei|von|an|mit)$/.test(before) ? null : (who[at] ?? null)
}

export function introRolesOf({ tokens, who }: Pick<Clause, 'tokens' | 'who'>): IntroRoles {
  const passive = isPassive(tokens) || theOneIn(tokens, who) !== null
  const after = (is: (word: string, at: number) => boolean): string | null =>
    who.find((id, at) => id !== null && at > 0 && is(tokens[at - 1]!.word, at)) ?? null
  const isTarget = (word: string, at: number): boolean => {
    if (!tos.test(word)) return false
    const before = tokens[at - 2]?.is === 'pronoun' ? tokens[at - 3] : tokens[at - 2]
    return isIntro(before) || (word === 'mit' && isIntro(tokens[at + 1]))
  }
  return {
    agent:
      after((word, at) => bys.test(word) && tokens[at - 1]?.is === 'sense') ??
      (passive ? after((word) => word === 'von') : null) ??
      owedTo(tokens, who) ??
      theOneIn(tokens, who),
    source: after((word) => froms.test(word)),
    target: after(isTarget),
    isPassive: passive,
    asker: askerIn(tokens, who),
    isNote:
      tokens.some(({ word }) => /^(?:request|anfrage|bitte)$/.test(word)) &&
      tokens.every((token) => token.is !== 'sense' || !/^(?:asked|was|has)$/.test(token.word)),
    isIntro: tokens.some((token) => token.is === 'sense' && (token.sense === 'intro' || token.sense === 'introduced')),
    isNoun: tokens.some((token) => token.is === 'sense' && token.sense === 'intro'),
  }
}

interface People {
  readonly viewer: string
  readonly connector: string
  readonly target: string
}

const peopleOf = ({ subject, others: [connector, target] }: Claim): People => ({
  viewer: subject.id,
  connector: connector?.id ?? '',
  target: target?.id ?? '',
})

/** The viewer asks the connector, and the target is whom it is about. */
export function isAskedSo(claim: Claim, said: readonly string[], roles: IntroRoles): boolean {
  const { viewer, connector, target } = peopleOf(claim)
  const at = (id: string): number => said.indexOf(id)
  // “Intro request to Kofi about Meera”, in a note to oneself
  if (at(viewer) < 0 && roles.isNote) return at(connector) === 0 && at(target) === 1 && roles.isIntro
  if (at(connector) < 0 || at(viewer) < 0 || !roles.isIntro) return false
  const isAsker =
    roles.source === viewer && said[0] === connector
      ? true
      : roles.isPassive
        ? roles.agent === viewer
        : (roles.agent === null || roles.agent === viewer) &&
          (roles.asker === viewer || (at(viewer) < at(connector) && (at(viewer) === 0 || roles.target !== null)))
  if (!isAsker) return false
  return roles.target === null ? at(target) < 0 || at(target) > at(connector) : roles.target === target
}

/** The connector introduces the viewer to the target. */
export function isIntroducedSo(claim: Claim, said: readonly string[], roles: IntroRoles): boolean {
  const { viewer, connector, target } = peopleOf(claim)
  const [first] = said
  const agent = roles.agent ?? roles.source
  if (roles.target !== null && roles.target !== target && roles.target !== viewer) return false
  if (agent !== null)
    return agent === connector && first !== undefined && said.length > 1 && (roles.isPassive || roles.isNoun)
  if (roles.isPassive) return said.includes(viewer) && said.includes(target) && !said.includes(connector)
  if (first === connector) return said.length > 1
  return roles.isNoun && roles.target === target && said.length === 2 && said.includes(connector)
}
