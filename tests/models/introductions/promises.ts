import { limitDays } from '@wellmet/introductions/connector-rules/allowance.rules.ts'
import { defaultAsksAMonth } from '@wellmet/introductions/connector-rules/connector-rules.contract.ts'
import { nextSilence } from '@wellmet/introductions/requests/turn.rules.ts'
import { isOpen, mayMove, stageOf } from '@wellmet/introductions/requests/vocabulary.rules.ts'
import { day, Model, type Ending, type Modelled } from './model.ts'
import { say, type Step } from './steps.ts'

/** What holds after every step of every history, said without the code that makes it so. Throws at the first that breaks. */
export function runHistory(steps: readonly Step[], now: Date): Model {
  const model = new Model(now)
  for (const [i, step] of steps.entries()) {
    const before = model.requests
    const ending = model.take(step)
    const broken = brokenPromise(model, before, step, ending)
    if (broken) throw new Error(`step ${i + 1} of ${steps.length}, ${say(step)}: ${broken}`)
  }
  return model
}

function brokenPromise(model: Model, before: readonly Modelled[], step: Step, ending: Ending): string | null {
  if (ending === 'refused' && model.requests !== before) return 'refused, and yet something changed'
  const held = new Set<string>()
  for (const [i, request] of model.requests.entries()) {
    const broken = brokenOf(model, request) ?? brokenSince(model, before[i], request, step)
    if (broken) return `request ${i}: ${broken}`
    if (!['awaiting_connector', 'connector_replied', 'intro_sent'].includes(request.state.stage)) continue
    const lock = `${request.connector} ${request.target}`
    if (held.has(lock)) return `two open asks of connector and target ${lock}`
    held.add(lock)
  }
  return null
}

function brokenOf(model: Model, { state, lines, outcomes, asker, joinedBy }: Modelled): string | null {
  const { stage } = state
  if (stageOf(state.raw) !== stage) return `${state.raw} is not ${stage}`
  if (!isOpen(stage) !== (state.settledAt !== null)) return `settled or not while ${stage}`
  if (state.scheduledFor && stage !== 'drafted') return `scheduled while ${stage}`
  if (state.snoozedUntil && stage !== 'awaiting_connector') return `snoozed while ${stage}`
  if (stage === 'awaiting_connector' && !state.askedAt) return 'waits for an answer without having asked'
  if (stage === 'drafted' && (state.askedAt || state.answeredAt || state.sentAt)) return 'a draft with a past'
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
  if (outcomes.has('connector_silent') && !lines.some(({ kind }) => kind === 'connector_silent'))
    return 'silent unheard'
  const silence = nextSilence(state)
  return silence && silence.at.getTime() < model.now.getTime() - day ? 'silent for too long' : null
}

function brokenSince(model: Model, before: Modelled | undefined, request: Modelled, step: Step): string | null {
  const isNew = before !== request && request.lines.length > (before?.lines.length ?? 0)
  if (before?.state.stage === 'converted' && isNew) return 'moved after its end'
  if (step.do === 'target says' && step.status === 'declined' && before && before.state !== request.state)
    return 'a target’s no can be seen'
  if (before && ![...before.outcomes].every((kind) => request.outcomes.has(kind))) return 'forgot an outcome'
  const asked = isNew ? request.lines.slice(before?.lines.length ?? 0).find(({ kind }) => kind === 'asked') : undefined
  return asked ? brokenAsk(model, request, asked.at) : null
}

function brokenAsk(model: Model, { connector, target }: Modelled, at: Date): string | null {
  const rules = model.rules.get(connector)
  const most = rules?.asksAMonth ?? defaultAsksAMonth
  const recent = model.askedAt(connector).filter((when) => when.getTime() > at.getTime() - limitDays * day)
  if (recent.length > most) return `asked ${recent.length} times in ${limitDays} days, ${most} are allowed`
  if (!rules) return null
  const date = at.toISOString().slice(0, 10)
  if (rules.noGo === target) return 'asked for a no-go'
  if (rules.batchDay !== null && (at.getUTCDay() || 7) !== rules.batchDay) return 'asked on another day of the week'
  return rules.quietFrom && rules.quietFrom <= date && date <= rules.quietTo! ? 'asked in quiet days' : null
}
