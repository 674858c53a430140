import type { Claim } from './claims.contract.ts'
import type { Sense } from './lexicon.rules.ts'
import type { Reading } from './reading.rules.ts'
import type { Token } from './tokens.rules.ts'

/** What mail and calendar show of two people: how many, when last, and whether both wrote. */
export function readMailAndMeetings(reading: Reading): void {
  const { tokens, parties, viewerId, has, use, isSilence, isUncounted, times, needCounted, amountOf } = reading
  // Of two others it is said that they were seen together.
  const isOfOthers = parties.filter((id) => id !== viewerId).length === 2
  if (has('thread') || (isOfOthers && has('mail') && has('meeting'))) {
    if (isOfOthers) use('mail')
    use('thread', 'meeting', 'joint', 'there', 'dated', 'flows')
    needCounted('seen_together', amountOf('thread', 'meeting', 'times'))
    return
  }
  const isOnlyDirection = has('one_way', 'both_ways') && isUncounted && times.length === 0
  if (has('mail', 'meeting'))
    use('mail', 'meeting', 'flows', 'dated', 'joint', ...(isOfBoth(tokens) ? (['sent'] as const) : []))
  if (isSilence) use('ended', 'anymore')
  if (has('mail') && !isOnlyDirection) needCounted('messages', amountOf('mail', ...timesOf(!has('meeting'))))
  if (has('meeting')) needCounted('meetings', amountOf('meeting', 'times'))
}

/** “Sent between you”, “you and Kofi sent each other”: it is not said who sent and who received. */
const isOfBoth = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is, word }) => is !== 'party' && /^(?:between|zwischen|einander|both|beide)$/.test(word)) ||
  tokens.some(({ is, word }) => is === 'silent' && /^(?:each|miteinander|back|hin)$/.test(word)) ||
  (tokens.some(({ word }) => word === 'sent') && tokens.some(({ word }) => word === 'received')) ||
  tokens.some((token, at) => {
    const isPerson = (one: Token | undefined): boolean => one?.is === 'party' || one?.is === 'pronoun'
    return /^(?:and|und)$/.test(token.word) && isPerson(tokens[at - 1]) && isPerson(tokens[at + 1])
  })

const timesOf = (isOfThem: boolean): Sense[] => (isOfThem ? ['times'] : [])

/** “Not mutual”, and not “the last one was not answered” */
export const isUnmet = ({ has }: Reading): boolean => has('both_ways') && has('not') && !has('one_way', 'last')

/** Whether contact goes both ways. */
export function readDirection(reading: Reading): void {
  const { tokens, has, use, need, needs, companies, times, isLast } = reading
  const isRequest = has('asked', 'introduced')
  if (has('one_way') || isUnmet(reading)) {
    if (!isOnlySomebody(tokens)) use('only')
    use('one_way', 'mail', 'meeting', 'flows', 'both_ways', 'in_touch')
    need(['one_way'], () => 'ok', needs.length === 0)
  } else if (has('both_ways', 'in_touch') && !isRequest) {
    use('both_ways', 'in_touch', 'joint', 'flows')
    const isOld = ({ values: { freshness } }: Claim): boolean => freshness === 'dormant' || freshness === 'cooling'
    if (isLast && !has('both_ways')) {
      if (needs.length === 0) need(['last_contact', 'in_touch'])
    } else
      need(['in_touch', 'messages'], (claim) =>
        claim.kind === 'in_touch' && !(has('now') && isOld(claim)) && !(has('was') && has('in_touch')) ? 'ok' : 'open',
      )
  } else if (has('last') && needs.length === 0 && times.length > 0 && companies.length === 0) need(['last_contact'])
}

/** Who is connected with whom, and in whose contacts. */
export function readConnection({ tokens, times, has, use, need }: Reading): void {
  if (has('connected')) {
    use('connected', 'belongs', 'started', 'listed', ...(isDatedOnly(tokens) ? (['dated'] as const) : []))
    // “Were connected”, without saying when that began: it is over.
    const isOver = has('was') && times.length === 0 && !has('dated')
    need(['connected'], () => (isOver ? 'open' : 'ok'))
  }
  if (has('listed') && !has('connected', 'both_ways')) {
    use('listed', 'belongs')
    need(['listed', 'connected', 'messages', 'meetings', 'in_touch', 'one_way', 'said'])
  }
}

/** “Only Kofi wrote”: who wrote is on no record. */
const isOnlySomebody = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      token.is === 'sense' && token.sense === 'only' && /^(?:party|pronoun)$/.test(tokens[at + 1]?.is ?? ''),
  )

/** “Made in 2020”, and not “made for you” */
const isDatedOnly = (tokens: readonly Token[]): boolean =>
  tokens.every(
    (token, at) =>
      token.is !== 'sense' ||
      token.sense !== 'dated' ||
      /^(?:in|on|im|am|from|back|since|seit)$/.test(tokens[at + 1]?.word ?? '') ||
      tokens[at + 1]?.is === 'time',
  )
