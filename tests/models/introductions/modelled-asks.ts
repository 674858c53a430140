import { mayPostponeTo, outcomeWords, remindAfterDays } from '@wellmet/introductions/asks/asks.rules.ts'
import { linkDays, type Purpose } from '@wellmet/introductions/guest-links/guest-links.rules.ts'
import {
  isForThisStage,
  mayReply,
  pageStateOf,
  type GuestRequest,
} from '@wellmet/introductions/guest-pages/guest-pages.rules.ts'
import type { ConnectorReply } from '@wellmet/introductions/asks/asks.contract.ts'
import {
  emailDeliveredLine,
  emailFailedLine,
  recipientOf,
  findUnreached,
} from '@wellmet/introductions/undelivered/undelivered.rules.ts'
import { snoozeUntil } from '@wellmet/introductions/requests/requests.rules.ts'
import { askerAddress, connectorAddress, enqueue, queueLink, queueMail, targetAddress } from './modelled-queue.ts'
import { move, note, recordTargetAsked, numberOf } from './modelled-requests.ts'
import { noRules, notValid, refused, type Link, type MailKind, type Modelled, type State, type Told } from './state.ts'
import type { Says, Step } from './steps.ts'
import { dateOf, day, later } from './times.ts'

const standingOf = (state: State, { state: request, ask }: Modelled): GuestRequest => ({
  stage: request.stage,
  hasReplied: request.repliedAt !== null && request.repliedAt >= ask!.askedAt,
  repliedWith: request.repliedWith,
  isPostponed: request.snoozedUntil !== null && request.snoozedUntil > state.now,
  targetConsent: ask!.targetConsent,
})

function open(state: State, link: Link, purposes: readonly Purpose[]): Modelled {
  const request = state.requests[link.of]!
  const { ask } = request
  const works = !link.isRevoked && link.expiresAt > state.now && purposes.includes(link.purpose)
  if (!works || !ask || link.createdAt < ask.askedAt) throw notValid
  if (!isForThisStage(link.purpose, standingOf(state, request))) throw notValid
  return request
}

/** What a link shows on one of the two pages. */
export function pageOf(state: State, link: Link, page: 'ask' | 'consent'): string {
  try {
    const request = open(state, link, page === 'consent' ? ['target'] : ['connector', 'outcome'])
    const { ask, isBlind, words } = request
    if (page === 'ask')
      return `ask ${link.purpose === 'outcome' ? 'over' : pageStateOf(standingOf(state, request))}, words ${words}`
    const { targetConsent } = ask!
    return `consent ${targetConsent ?? 'open'}, words ${words}${!isBlind || targetConsent === 'yes' ? ' of the asker' : ''}`
  } catch (error) {
    if (error !== notValid) throw error
    return 'not valid'
  }
}

type ConnectorSays = Extract<Step, { do: 'connector says' }>

/** Answered, or shown what was answered before. */
export function connectorSays(state: State, link: Link, step: ConnectorSays): 'done' | 'shown' {
  const request = open(state, link, ['connector'])
  if (!mayReply(pageStateOf(standingOf(state, request)), answerOf[step.says])) return 'shown'
  take(state, request, step)
  link.isUsed = true
  return 'done'
}

const answerOf = {
  forward: 'accept',
  ask_target: 'accept',
  name_drop: 'accept',
  decline: 'decline',
  later: 'later',
  sent: 'sent',
} as const satisfies Record<Says, string>

function take(state: State, request: Modelled, { says, edits, gives, inDays }: ConnectorSays): void {
  const of = numberOf(state, request)
  switch (says) {
    case 'forward':
      answer(state, request, { reply: 'accept', with: 'introduce' }, edits)
      queueMail(state, {
        of,
        kind: 'forward',
        to: connectorAddress(request),
        words: request.words,
        tellsAsker: !request.isBlind,
      })
      return
    case 'ask_target':
      if (gives) request.ask = { ...request.ask!, targetAddress: `given ${request.target}` }
      else if (!targetAddress(request)) throw refused
      return answer(state, request, { reply: 'accept', with: 'ask_target' }, edits)
    case 'name_drop':
      return answer(state, request, { reply: 'name_drop' })
    case 'decline':
      return answer(state, request, { reply: 'decline', reason: 'other' })
    case 'later':
      return postpone(state, request, dateOf(state.now.getTime() + inDays * day))
    case 'sent':
  }
  if (request.state.stage === 'awaiting_connector') answer(state, request, { reply: 'accept', with: 'introduce' })
  move(state, request, { to: 'intro_sent', by: 'connector', kind: 'forwarded' })
}

function answer(state: State, request: Modelled, said: ConnectorReply, edits = false): void {
  if (edits) {
    request.words = state.wordings++
    note(state, request, { by: 'connector', kind: 'message_edited' })
  }
  const by = 'connector'
  if (said.reply === 'decline') return move(state, request, { to: 'declined', by, kind: 'declined' })
  if (said.reply === 'name_drop')
    return move(state, request, { to: 'accepted', by, kind: 'name_drop', repliedWith: 'name_drop' })
  if (said.reply !== 'accept') return
  const kind = said.with === 'ask_target' ? 'accepted_asking_target' : 'accepted'
  move(state, request, { to: 'accepted', by, kind, repliedWith: said.with })
}

function postpone(state: State, request: Modelled, until: string): void {
  if (!mayPostponeTo(until, state.now)) throw refused
  const snoozedUntil = snoozeUntil(until, state.now)
  move(state, request, { to: 'pending', by: 'connector', kind: 'later', snoozedUntil })
  const of = numberOf(state, request)
  const expiresAt = later(snoozedUntil, linkDays.connector * day)
  for (const link of state.links)
    if (link.of === of && link.purpose === 'connector' && !link.isRevoked && link.expiresAt < expiresAt)
      link.expiresAt = expiresAt
  request.ask!.isReminded = false
  remindAt(state, of, snoozedUntil)
}

type TargetSays = Extract<Step, { do: 'target says' }>['says']

export function targetSays(state: State, link: Link, says: TargetSays): 'done' | 'shown' {
  const request = open(state, link, ['target'])
  const ask = request.ask!
  if (ask.targetConsent !== null && ask.targetConsent !== 'not_now') return 'shown'
  const address = targetAddress(request)!
  ask.targetConsent = says
  link.isUsed = true
  if (says === 'never') state.refusals = new Set([...state.refusals, address])
  if (says !== 'yes') move(state, request, { to: 'declined', by: 'target', kind: 'target_declined' })
  else introduce(state, request, address)
  return 'done'
}

function introduce(state: State, request: Modelled, address: string): void {
  const of = numberOf(state, request)
  for (const to of [askerAddress(request), address])
    queueMail(state, { of, kind: 'introduction', to, words: request.words, tellsTarget: true })
  move(state, request, { to: 'intro_sent', by: 'system', kind: 'introduced' })
  move(state, request, { to: 'target_replied', by: 'target', kind: 'target_agreed' })
}

/** Once for each ask, whatever was told of it. */
function emailConnector(state: State, request: Modelled): void {
  const { stage, askedAt } = request.state
  if (!askedAt || stage !== 'awaiting_connector') return
  if (request.ask && request.ask.askedAt >= askedAt) return
  const of = numberOf(state, request)
  revoke(state, of, ['connector', 'target', 'outcome'])
  request.ask = { askedAt, isReminded: false, targetAddress: null, targetConsent: null, isClosed: false }
  queueLink(state, 'connector', { of, to: connectorAddress(request), words: request.words })
  remindAt(state, of, later(state.now, remindAfterDays * day))
}

const remindAt = (state: State, of: number, runAt: Date): void =>
  enqueue(state, 'remind', of, { key: `remind ${of}`, runAt })

function revoke(state: State, of: number, purposes: readonly Purpose[]): void {
  for (const link of state.links) if (link.of === of && purposes.includes(link.purpose)) link.isRevoked = true
}

export function remindConnector(state: State, request: Modelled): void {
  const { ask } = request
  if (!ask || request.state.stage !== 'awaiting_connector') return
  if (unreached(request) !== null) return
  const { snoozedUntil } = request.state
  const of = numberOf(state, request)
  if (snoozedUntil && snoozedUntil > state.now) return remindAt(state, of, snoozedUntil)
  if (ask.isReminded) return
  ask.isReminded = true
  queueLink(state, 'connector', { of, kind: 'reminder', to: connectorAddress(request) })
}

function emailTarget(state: State, request: Modelled): void {
  const { stage, repliedWith, targetAskedAt } = request.state
  if (!request.ask || stage !== 'connector_replied') return
  const to = targetAddress(request)
  if (repliedWith !== 'ask_target' || targetAskedAt || !to) return
  recordTargetAsked(state, request)
  if (state.refusals.has(to)) return
  const { isBlind, words } = request
  queueLink(state, 'target', { of: numberOf(state, request), to, words, tellsAsker: !isBlind })
}

function emailOutcome(state: State, request: Modelled): void {
  const { ask } = request
  const { stage, sentAt } = request.state
  const { tellsOutcomes } = state.rules.get(request.connector) ?? noRules
  if (!ask || ask.isClosed || !tellsOutcomes || !outcomeWords(stage, '', sentAt !== null)) return
  ask.isClosed = true
  queueLink(state, 'outcome', { of: numberOf(state, request), to: connectorAddress(request) })
}

function revokeStaleLinks(state: State, request: Modelled): void {
  if (!request.ask) return
  const standing = standingOf(state, request)
  const purposes = (['connector', 'target'] as const).filter((one) => !isForThisStage(one, standing))
  revoke(state, numberOf(state, request), purposes)
}

const unreached = ({ state, lines }: Modelled) => findUnreached(state, lines)

function recordEmail(state: State, request: Modelled, mail: MailKind | null, hasFailed: boolean): void {
  const recipient = recipientOf(`introductions.${mail}`, request.state)
  if (!recipient || (unreached(request) === recipient) === hasFailed) return
  note(state, request, { by: 'system', kind: hasFailed ? emailFailedLine : emailDeliveredLine, note: recipient })
}

type Reaction = (state: State, request: Modelled, mail: MailKind | null) => void

/** What follows from what was told, each in a transaction of its own. */
export const reactions: Record<Told['name'], Record<string, Reaction>> = {
  asked: { emailConnector },
  changed: { emailOutcome, emailTarget, revokeStaleLinks },
  failed: { recordFailedEmail: (state, request, mail) => recordEmail(state, request, mail, true) },
  recovered: { recordDeliveredEmail: (state, request, mail) => recordEmail(state, request, mail, false) },
}
