import { onBatchDay, refusalOf, type ConnectorRefusal } from '@wellmet/introductions/connector-rules/allowance.rules.ts'
import {
  afterTargetAsked,
  decideMove,
  holdsLock,
  type Move,
  type OutcomeKind,
  type RequestState,
} from '@wellmet/introductions/moves/move.rules.ts'
import { mostScheduledDays } from '@wellmet/introductions/requests/requests.rules.ts'
import { nextSilence, remindersDue } from '@wellmet/introductions/silence/silence.rules.ts'
import { stageOf, type RawStatus, type Stage } from '@wellmet/introductions/stages/stages.rules.ts'
import { announce, enqueue } from './modelled-queue.ts'
import { noRules, refused, type Line, type Modelled, type State } from './state.ts'
import type { Step } from './steps.ts'
import { day, inDaysFrom } from './times.ts'

/** How an ask ended: as it was meant, or joined to another's. */
export type Asked = 'done' | 'joined'

const fresh: RequestState = {
  stage: 'drafted',
  repliedWith: null,
  askedAt: null,
  repliedAt: null,
  targetAskedAt: null,
  sentAt: null,
  settledAt: null,
  meetingAt: null,
  askedElsewhere: null,
  scheduledFor: null,
  snoozedUntil: null,
  reminders: 0,
}

/** What the timeline calls it when the asker says where a request stands. */
const kinds: Record<Stage, string> = {
  drafted: 'reopened',
  awaiting_connector: 'asked',
  connector_replied: 'accepted',
  intro_sent: 'intro_sent',
  target_replied: 'target_replied',
  meeting_booked: 'meeting_booked',
  converted: 'converted',
  declined: 'declined',
  cancelled: 'cancelled',
}

export function create(state: State, step: Extract<Step, { do: 'create' }>): Asked {
  const { asker, connector, target, status, inDays, blind } = step
  const open = findOpen(state, { connector, target })
  if (stageOf(status) === 'awaiting_connector' && inDays === null && open && open.asker !== asker) {
    join(state, open, asker)
    return 'joined'
  }
  const words = state.wordings++
  const parties = { asker, connector, target, isBlind: blind, words }
  const made = { ...parties, state: fresh, lines: [], outcomes: new Set<string>(), joinedBy: new Set<number>() }
  const request: Modelled = { ...made, ask: null }
  state.requests.push(request)
  note(state, request, { by: 'asker', kind: 'created', from: null, to: 'drafted' })
  return want(state, request, status, inDays === null ? undefined : inDaysFrom(state.now, inDays))
}

/** Only a draft has words that can still be changed. */
export function edit(state: State, request: Modelled, blind: boolean): void {
  if (request.state.stage !== 'drafted') throw refused
  request.words = state.wordings++
  request.isBlind = blind
  note(state, request, { by: 'asker', kind: 'changed' })
}

/** The status and the time that the asker wants. */
export function want(state: State, request: Modelled, status: RawStatus, time: Date | null | undefined): Asked {
  const stage = stageOf(status)
  if (stage !== 'awaiting_connector') move(state, request, { to: status, by: 'asker', kind: kinds[stage] })
  const isDraft = request.state.stage === 'drafted'
  if (time === null && isDraft && request.state.scheduledFor && stage !== 'awaiting_connector')
    schedule(state, request, null)
  if (time) {
    if (!isDraft) throw refused
    return ask(state, request, time)
  }
  if (stage === 'awaiting_connector' && isDraft) return ask(state, request, null)
  if (stage === 'awaiting_connector') move(state, request, { to: status, by: 'asker', kind: kinds[stage] })
  return 'done'
}

function ask(state: State, request: Modelled, when: Date | null): Asked {
  const { now } = state
  if (when && (when <= now || when.getTime() > now.getTime() + mostScheduledDays * day)) throw refused
  const open = findOpen(state, request, request)
  if (open?.asker === request.asker) throw refused
  if (open) return joinInstead(state, request, open)
  const { refusal, at } = judge(state, request, when ?? now, when !== null)
  if (refusal) throw refused
  if (at > now) schedule(state, request, at)
  else move(state, request, { to: 'pending', by: 'asker', kind: 'asked' })
  return 'done'
}

function join(state: State, open: Modelled, asker: number): void {
  open.joinedBy = new Set([...open.joinedBy, asker])
  note(state, open, { by: 'asker', kind: 'joined' })
}

function joinInstead(state: State, request: Modelled, open: Modelled): Asked {
  join(state, open, request.asker)
  move(state, request, { to: 'archived', by: 'system', kind: 'joined' })
  return 'joined'
}

function schedule(state: State, request: Modelled, at: Date | null, told?: Pick<Line, 'by' | 'kind'>): void {
  request.state = { ...request.state, scheduledFor: at }
  if (at) enqueue(state, 'ask', numberOf(state, request), { key: `ask ${numberOf(state, request)}`, runAt: at })
  note(state, request, told ?? { by: 'asker', kind: at ? 'scheduled' : 'unscheduled' })
}

function judge(
  state: State,
  request: Modelled,
  at: Date,
  isHourSet: boolean,
): { refusal: ConnectorRefusal | null; at: Date } {
  const rules = state.rules.get(request.connector) ?? noRules
  const planned = onBatchDay(rules, at, 'UTC', isHourSet)
  const asked = at > state.now ? [] : askedAt(state, request.connector)
  const isNoGo = rules.noGo === request.target
  return { at: planned, refusal: refusalOf(rules, { isNoGo, asked, at: planned, zone: 'UTC' }) }
}

/** Newest first. */
export const askedAt = ({ requests }: State, connector: number): Date[] =>
  requests
    .filter((request) => request.connector === connector)
    .flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'asked').map(({ at }) => at))
    .toSorted((a, b) => b.getTime() - a.getTime())

type Pair = Pick<Modelled, 'connector' | 'target'>

const findOpen = ({ requests }: State, { connector, target }: Pair, but?: Modelled): Modelled | undefined =>
  requests.find(
    (one) => one !== but && one.connector === connector && one.target === target && holdsLock(one.state.stage),
  )

export const numberOf = ({ requests }: State, request: Modelled): number => requests.indexOf(request)

export function move(state: State, request: Modelled, wanted: Move): void {
  const decision = decideMove(request.state, wanted, state.now)
  if (decision.is === 'refused') throw refused
  const from = request.state.stage
  if (decision.is === 'hidden') {
    addOutcome(request, decision.outcome)
    // Kept, and announced to nobody.
    request.lines = [...request.lines, { at: state.now, by: 'target', kind: 'target_declined', from, to: from }]
  }
  if (decision.is !== 'moved') return
  const { after, outcome } = decision
  if (!holdsLock(from) && holdsLock(after.stage)) expectFree(state, request, after.stage)
  request.state = after
  note(state, request, { ...wanted, from, to: after.stage })
  if (outcome) addOutcome(request, outcome)
  if (after.stage === 'awaiting_connector' && from !== after.stage) announce(state, 'asked', numberOf(state, request))
  scheduleSilenceCheck(state, request)
}

function expectFree(state: State, request: Modelled, to: Stage): void {
  if (findOpen(state, request, request)) throw refused
  if (to !== 'awaiting_connector') return
  const { refusal, at } = judge(state, request, state.now, false)
  if (refusal || at > state.now) throw refused
}

function addOutcome(request: Modelled, kind: OutcomeKind): void {
  request.outcomes = new Set([...request.outcomes, kind])
}

const movesTo: Record<OutcomeKind, RawStatus> = {
  connector_accepted: 'accepted',
  connector_declined: 'declined',
  connector_silent: 'ghosted',
  intro_sent: 'sent',
  target_replied: 'replied',
  meeting_booked: 'meeting',
  converted: 'converted',
  target_silent: 'ghosted',
  no_interest: 'archived',
}

export function record(state: State, request: Modelled, outcome: OutcomeKind): void {
  addOutcome(request, outcome)
  move(state, request, { to: movesTo[outcome], by: 'asker', kind: outcome })
}

type Happened = Pick<Line, 'by' | 'kind'> & Partial<Line>

export function note(state: State, request: Modelled, { by, kind, from, to, note: said = null }: Happened): void {
  const { stage } = request.state
  const line = { at: state.now, by, kind, from: from === undefined ? stage : from, to: to ?? stage, note: said }
  request.lines = [...request.lines, line]
  announce(state, 'changed', numberOf(state, request))
}

function scheduleSilenceCheck(state: State, request: Modelled): void {
  const next = nextSilence(request.state)
  const of = numberOf(state, request)
  if (next) enqueue(state, 'silence', of, { key: `silence ${of}`, runAt: next.at })
}

export function recordTargetAsked(state: State, request: Modelled): void {
  const after = afterTargetAsked(request.state, state.now)
  if (!after) return
  request.state = after
  note(state, request, { by: 'system', kind: 'target_asked' })
  scheduleSilenceCheck(state, request)
}

export function askAtItsTime(state: State, request: Modelled): void {
  const { scheduledFor, stage } = request.state
  const of = numberOf(state, request)
  if (stage !== 'drafted' || !scheduledFor) return
  if (scheduledFor > state.now) return enqueue(state, 'ask', of, { key: `ask ${of}`, runAt: scheduledFor })
  const open = findOpen(state, request, request)
  if (open && open.asker !== request.asker) return void joinInstead(state, request, open)
  if (open) return schedule(state, request, null, { by: 'system', kind: 'not_asked' })
  const { refusal, at } = judge(state, request, state.now, false)
  const planned = refusal ? refusal.from : at
  if (!planned) return schedule(state, request, null, { by: 'system', kind: 'not_asked' })
  if (refusal || planned > state.now) return schedule(state, request, planned, { by: 'system', kind: 'postponed' })
  move(state, request, { to: 'pending', by: 'system', kind: 'asked' })
}

export function handleSilence(state: State, request: Modelled): void {
  const silence = nextSilence(request.state)
  if (!silence) return
  if (silence.at > state.now) return scheduleSilenceCheck(state, request)
  if (silence.next === 'end') return move(state, request, { to: 'ghosted', by: 'system', kind: `${silence.of}_silent` })
  request.state = { ...request.state, reminders: remindersDue(request.state, state.now) }
  note(state, request, { by: 'system', kind: 'reminder' })
  scheduleSilenceCheck(state, request)
}
