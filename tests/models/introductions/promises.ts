import { limitDays } from '@wellmet/introductions/connector-rules/allowance.rules.ts'
import { defaultAsksAMonth } from '@wellmet/introductions/connector-rules/connector-rules.contract.ts'
import { nextSilence } from '@wellmet/introductions/silence/silence.rules.ts'
import { isOpen, mayMove } from '@wellmet/introductions/stages/stages.rules.ts'
import { brokenByGuestEmails, brokenByNewGuestEmails } from './guest-email-promises.ts'
import type { Ending, Model } from './model.ts'
import { askedAt } from './modelled-requests.ts'
import type { Modelled, State } from './state.ts'
import type { Step } from './steps.ts'
import { day } from './times.ts'

/** What holds after every step of every history, said without the code that makes it so; null where all of it does. */
export function brokenPromise(model: Model, before: State, step: Step, ending: Ending): string | null {
  const { state } = model
  const isRefused = ending === 'refused' || ending === 'not valid'
  if (isRefused && state !== before) return 'refused, and yet something changed'
  const held = new Set<string>()
  for (const [i, request] of state.requests.entries()) {
    const broken = brokenOf(request) ?? brokenSince(state, before.requests[i], request, step)
    if (broken) return `request ${i}: ${broken}`
    if (!['awaiting_connector', 'connector_replied', 'intro_sent'].includes(request.state.stage)) continue
    const lock = `${request.connector} ${request.target}`
    if (held.has(lock)) return `two open asks of connector and target ${lock}`
    held.add(lock)
  }
  return brokenByWork(state, step, ending) ?? brokenByGuestEmails(model) ?? brokenByNewGuestEmails(before, state, step)
}

function brokenOf({ state, lines, outcomes, asker, joinedBy }: Modelled): string | null {
  const { stage } = state
  if (!isOpen(stage) !== (state.settledAt !== null)) return `settled or not while ${stage}`
  if (state.scheduledFor && stage !== 'drafted') return `scheduled while ${stage}`
  if (state.snoozedUntil && stage !== 'awaiting_connector') return `snoozed while ${stage}`
  if (stage === 'awaiting_connector' && !state.askedAt) return 'waits for an answer without having asked'
  if (stage === 'drafted' && (state.askedAt || state.repliedAt || state.sentAt)) return 'a draft with a past'
  if (joinedBy.has(asker)) return 'joined by its own asker'
  if (lines[0]?.from !== null) return 'does not begin'
  for (const [i, line] of lines.entries()) {
    const from = lines[i - 1]?.to
    if (from !== undefined && line.from !== from) return `goes on from ${line.from} after ${from}`
    if (line.from && !mayMove(line.from, line.to)) return `went from ${line.from} to ${line.to}`
  }
  if (lines.at(-1)!.to !== stage) return 'stands where its timeline does not'
  const went = (to: string): boolean => lines.some((line) => line.to === to && line.from !== to)
  for (const reached of ['converted', 'meeting_booked', 'target_replied', 'intro_sent'])
    if (went(reached) !== outcomes.has(reached)) return `${reached} is not what its outcomes say`
  if (outcomes.has('connector_accepted') !== went('connector_replied')) return 'accepted without an answer'
  return null
}

function brokenSince(state: State, before: Modelled | undefined, request: Modelled, step: Step): string | null {
  const added = request.lines.slice(before?.lines.length ?? 0)
  const moved = added.some(({ from, to }) => from !== to)
  if (before?.state.stage === 'converted' && moved) return 'moved after its end'
  if (step.do === 'target says' && step.says !== 'yes' && before && before.state !== request.state)
    return 'a target’s no can be seen'
  if (before && ![...before.outcomes].every((kind) => request.outcomes.has(kind))) return 'forgot an outcome'
  const asked = added.find(({ kind }) => kind === 'asked')
  return asked ? brokenAsk(state, request, asked.at) : null
}

function brokenAsk(state: State, { connector, target }: Modelled, at: Date): string | null {
  const rules = state.rules.get(connector)
  const most = rules?.asksAMonth ?? defaultAsksAMonth
  const recent = askedAt(state, connector).filter(
    (when) => when <= at && when.getTime() > at.getTime() - limitDays * day,
  )
  if (recent.length > most) return `asked ${recent.length} times in ${limitDays} days, ${most} are allowed`
  if (!rules) return null
  const date = at.toISOString().slice(0, 10)
  if (rules.noGo === target) return 'asked for a no-go'
  if (rules.batchDay !== null && (at.getUTCDay() || 7) !== rules.batchDay) return 'asked on another day of the week'
  return rules.quietFrom && rules.quietFrom <= date && date <= rules.quietTo! ? 'asked in quiet days' : null
}

/** Whatever is to happen later waits as a job; whatever was due is done when a worker has run. */
function brokenByWork({ now, requests, mails, events, jobs }: State, step: Step, ending: Ending): string | null {
  const has = (does: string, about: number) => jobs.some((job) => job.does === does && job.about === about)
  for (const [i, { state }] of requests.entries()) {
    if (nextSilence(state) && !has('silence', i)) return `nothing waits for the silence of request ${i}`
    if (state.scheduledFor && !has('ask', i)) return `nothing waits for the time of request ${i}`
    const isDone = step.do === 'work' && ending === 'done'
    const silence = nextSilence(state)
    if (isDone && silence && silence.at <= now) return `request ${i} is silent, and nobody noticed`
    if (isDone && state.scheduledFor && state.scheduledFor <= now) return `the time of request ${i} has passed`
  }
  const unsent = mails.findIndex(({ status }, i) => status === 'queued' && !has('send', i))
  if (unsent >= 0) return `mail ${unsent} waits, and nothing sends it`
  const untold = events.findIndex(({ name, done }, i) => done.size < (name === 'changed' ? 3 : 1) && !has('deliver', i))
  return untold >= 0 ? `event ${untold} was not told to everybody` : null
}
