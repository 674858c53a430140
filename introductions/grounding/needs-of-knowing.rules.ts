import type { Claim } from './claims.contract.ts'
import type { Fit } from './match-claims.rules.ts'
import { all, type Reading } from './reading.rules.ts'
import { tenseOf } from './tense.rules.ts'
import type { Token } from './tokens.rules.ts'

/** Who knows whom, how well, and by whose word; and who is on one team. */
export function readKnowing({ tokens, parties, viewerId, has, use, need, companies }: Reading): void {
  const knower = fromFirst(parties, knowerIn(tokens, viewerId))
  if (has('unknown')) {
    use('unknown', 'said', 'knows')
    // “Meera is unknown to Kofi”: it is Kofi who does not know.
    const toWhom = tokens.find((token, at) => token.is === 'party' && /^(?:to|fur)$/.test(tokens[at - 1]?.word ?? ''))
    need(['denied'], () => 'ok', true, fromFirst(parties, toWhom?.is === 'party' ? toWhom.id : null))
  } else if (has('knows')) {
    use('knows', 'said', 'confirmed', 'joint', 'well', 'somewhat', 'barely', 'self')
    const degree = has('well') ? 'well' : has('somewhat') ? 'somewhat' : has('barely') ? 'barely' : null
    // I and you “know”, they “know” or “knows”.
    const isOthers = tokens.some(({ word }) => word === 'knows' || word === 'kennt')
    if (has('not')) need(['denied'], () => (isOtherWay(tokens) ? 'open' : 'ok'), true, knower)
    else if (has('confirmed')) need(['confirmed'])
    else if (degree !== null || has('said'))
      need(
        ['said'],
        ({ values }) => (isOthers ? 'open' : degree === null || values.familiarity === degree ? 'ok' : 'wrong'),
        true,
        knower,
      )
    else
      need(
        ['in_touch', 'confirmed', 'teammates', 'meetings', 'said', 'one_way', 'connected', 'listed', 'denied'],
        knowing,
      )
  }
  // “Your answer about Kofi was: barely”
  else if (has('said') && has('well', 'somewhat', 'barely') && !has('asked', 'introduced') && isTheirWord(tokens)) {
    use('said', 'well', 'somewhat', 'barely', 'self')
    const degree = has('well') ? 'well' : has('somewhat') ? 'somewhat' : 'barely'
    need(['said'], ({ values }) => (values.familiarity === degree ? 'ok' : 'wrong'), true, [
      viewerId,
      ...parties.filter((id) => id !== viewerId),
    ])
  }
  if (has('team') && companies.length === 0) {
    use('team', 'joint', 'belongs', 'works', 'there')
    need(['teammates'], () => (tenseOf(tokens).isPast ? 'open' : 'ok'))
  }
}

/** “Your answer”, “you answered”, and not “Kofi’s answer” */
function isTheirWord(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => token.is === 'sense' && token.sense === 'said')
  const who = tokens.slice(0, at).findLast(({ is }) => is === 'party' || is === 'pronoun')
  return who?.is === 'pronoun' && /^(?:you|your|du|dein|deine|deiner|deinem|i|my|ich|mein|meine)$/.test(who.word)
}

/** The same people, with this one first. */
const fromFirst = (parties: readonly string[], first: string | null): readonly string[] =>
  first === null ? parties : [first, ...parties.filter((id) => id !== first)]

/** “Somebody Kofi knows”: who stands right before the verb. */
function knowerIn(tokens: readonly Token[], viewerId: string): string | null {
  const at = tokens.findIndex((token) => token.is === 'sense' && token.sense === 'knows')
  const before = tokens[at - 1]
  const isMine =
    /^(?:kennst|kenne)$/.test(tokens[at]?.word ?? '') ||
    (before?.is === 'pronoun' && /^(?:i|you|ich|du)$/.test(before.word))
  return before?.is === 'party' ? before.id : isMine ? viewerId : null
}

/** “Kofi said that Meera doesn’t know them”: it is the other who is said not to know. */
const isOtherWay = (tokens: readonly Token[]): boolean =>
  all(tokens, 'party').length > 1 &&
  tokens.some(
    (token, at) =>
      token.is === 'sense' &&
      token.sense === 'knows' &&
      tokens[at + 1]?.is === 'pronoun' &&
      tokens[at + 1]!.word !== 'er' &&
      tokens.slice(0, at).findLast(({ is }) => is === 'party' || is === 'pronoun')?.is === 'party',
  )

/** Contact both ways, a meeting, or somebody’s word: that is what knowing means here. Anything less leaves it open. */
function knowing({ kind, values }: Claim): Fit {
  switch (kind) {
    case 'in_touch':
    case 'confirmed':
    case 'teammates':
    case 'meetings':
      return 'ok'
    case 'said':
      return values.familiarity === 'barely' ? 'open' : 'ok'
    case 'denied':
      return 'wrong'
    default:
      return 'open'
  }
}
