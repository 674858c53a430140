import { onBatchDay, refusalOf, type Refusal } from '@wellmet/introductions/connector-rules/allowance.rules.ts'
import type { By } from '@wellmet/introductions/requests/introductions.contract.ts'
import {
  afterTargetAsked,
  decideMove,
  holdsLock,
  type Move,
  type RequestState,
} from '@wellmet/introductions/requests/move.rules.ts'
import { mostScheduledDays, snoozeUntil } from '@wellmet/introductions/requests/requests.rules.ts'
import { nextSilence, remindersDue } from '@wellmet/introductions/requests/turn.rules.ts'
import { stageOf, type RawStatus, type Stage } from '@wellmet/introductions/requests/vocabulary.rules.ts'
import type { Limits, Step } from './steps.ts'

export const day = 86_400_000

export interface Line {
  at: Date
  by: By
  kind: string
  from: Stage | null
  to: Stage
}

export interface Modelled {
  asker: number
  connector: number
  target: number
  state: RequestState
  lines: Line[]
  outcomes: Set<string>
  joinedBy: Set<number>
}

/** How a step ended: done, refused with nothing changed, joined to another request, or about nothing that is there. */
export type Ending = 'done' | 'refused' | 'joined' | 'nothing'

const refused = Symbol('refused')

interface Kept {
  asksAMonth: number | null
  batchDay: number | null
  quietFrom: string | null
  quietTo: string | null
  noGo: number | null
}
const noRules: Kept = { asksAMonth: null, batchDay: null, quietFrom: null, quietTo: null, noGo: null }

const fresh: RequestState = {
  raw: 'draft',
  stage: 'drafted',
  answeredWith: null,
  askedAt: null,
  answeredAt: null,
  targetAskedAt: null,
  sentAt: null,
  settledAt: null,
  scheduledFor: null,
  snoozedUntil: null,
  reminders: 0,
}

/** Introductions of a workspace as the pure rules have them, in memory: what the database must come to as well. */
export class Model {
  now: Date
  requests: Modelled[] = []
  rules = new Map<number, Kept>()

  constructor(now: Date) {
    this.now = now
  }

  take(step: Step): Ending {
    const before = this.requests
    this.requests = before.map((request) => ({
      ...request,
      lines: [...request.lines],
      outcomes: new Set(request.outcomes),
      joinedBy: new Set(request.joinedBy),
    }))
    try {
      return this.#take(step)
    } catch (error) {
      if (error !== refused) throw error
      this.requests = before
      return 'refused'
    }
  }

  at(of: number): Modelled | undefined {
    return this.requests.length === 0 ? undefined : this.requests[of % this.requests.length]
  }

  #take(step: Step): Ending {
    if (step.do === 'create') return this.#create(step)
    if (step.do === 'wait') return this.#wait(step.days)
    if (step.do === 'rule') {
      this.rules.set(step.connector, keptOf(step.limits, this.now))
      return 'done'
    }
    const request = this.at(step.of)
    if (!request) return 'nothing'
    switch (step.do) {
      case 'move':
        return this.#wanted(request, step.status, this.#time(step.inDays))
      case 'answer':
        return this.#answer(request, step.answer)
      case 'ask target':
        return this.#askTarget(request)
      case 'target says':
    }
    this.#move(request, { to: step.status, by: 'target', kind: step.status })
    return 'done'
  }

  #time(inDays: number | null | undefined): Date | null | undefined {
    return typeof inDays === 'number' ? new Date(this.now.getTime() + (inDays + 0.3) * day) : inDays
  }

  #create({ asker, connector, target, status, inDays }: Extract<Step, { do: 'create' }>): Ending {
    const open = this.#open(connector, target)
    if (stageOf(status) === 'awaiting_connector' && inDays === null && open && open.asker !== asker) {
      open.joinedBy.add(asker)
      return 'joined'
    }
    const made = {
      asker,
      connector,
      target,
      state: fresh,
      lines: [],
      outcomes: new Set<string>(),
      joinedBy: new Set<number>(),
    }
    this.requests.push(made)
    this.#note(made, { by: 'asker', kind: 'created', from: null, to: 'drafted' })
    return this.#wanted(made, status, inDays === null ? undefined : this.#time(inDays))
  }

  #wanted(request: Modelled, status: RawStatus, time: Date | null | undefined): Ending {
    const stage = stageOf(status)
    if (stage !== 'awaiting_connector') this.#move(request, { to: status, by: 'asker', kind: stage })
    const isDraft = request.state.stage === 'drafted'
    if (time === null && isDraft && stage !== 'awaiting_connector')
      request.state = { ...request.state, scheduledFor: null }
    if (time) {
      if (!isDraft) throw refused
      return this.#ask(request, time)
    }
    if (stage === 'awaiting_connector' && isDraft) return this.#ask(request, null)
    if (stage === 'awaiting_connector') this.#move(request, { to: status, by: 'asker', kind: 'asked' })
    return 'done'
  }

  #ask(request: Modelled, when: Date | null): Ending {
    if (when && (when <= this.now || when.getTime() > this.now.getTime() + mostScheduledDays * day)) throw refused
    const open = this.#open(request.connector, request.target, request)
    if (open?.asker === request.asker) throw refused
    if (open) return this.#join(request, open)
    const { refusal, at } = this.#judge(request, when ?? this.now, when !== null)
    if (refusal) throw refused
    if (at > this.now) request.state = { ...request.state, scheduledFor: at }
    else this.#move(request, { to: 'pending', by: 'asker', kind: 'asked' })
    return 'done'
  }

  #join(request: Modelled, open: Modelled): Ending {
    open.joinedBy.add(request.asker)
    this.#move(request, { to: 'archived', by: 'system', kind: 'joined' })
    return 'joined'
  }

  #judge(request: Modelled, at: Date, isHourSet: boolean): { refusal: Refusal | null; at: Date } {
    const rules = this.rules.get(request.connector) ?? noRules
    const planned = onBatchDay(rules, at, 'UTC', isHourSet)
    const asked = at > this.now ? [] : this.askedAt(request.connector)
    const isNoGo = rules.noGo === request.target
    return { at: planned, refusal: refusalOf(rules, { isNoGo, asked, at: planned, zone: 'UTC' }) }
  }

  /** Newest first. */
  askedAt(connector: number): Date[] {
    return this.requests
      .filter((request) => request.connector === connector)
      .flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'asked').map(({ at }) => at))
      .toSorted((a, b) => b.getTime() - a.getTime())
  }

  #open(connector: number, target: number, but?: Modelled): Modelled | undefined {
    return this.requests.find(
      (one) => one !== but && one.connector === connector && one.target === target && holdsLock(one.state.stage),
    )
  }

  #answer(request: Modelled, answer: Extract<Step, { do: 'answer' }>['answer']): Ending {
    const { stage } = request.state
    if (
      stage !== 'awaiting_connector' &&
      stage !== 'connector_replied' &&
      !(stage === 'declined' && answer === 'decline')
    )
      throw refused
    const by = 'connector'
    if (answer === 'decline') this.#move(request, { to: 'declined', by, kind: 'declined' })
    else if (answer !== 'later') this.#move(request, { to: 'accepted', by, kind: 'accepted', answeredWith: answer })
    else if (stage !== 'awaiting_connector') throw refused
    else this.#move(request, { to: 'pending', by, kind: 'later', snoozedUntil: snoozeUntil(undefined, this.now) })
    return 'done'
  }

  #askTarget(request: Modelled): Ending {
    request.state = afterTargetAsked(request.state, this.now) ?? request.state
    return 'done'
  }

  #move(request: Modelled, move: Move): void {
    const decision = decideMove(request.state, move, this.now)
    if (decision.is === 'refused') throw refused
    if (decision.is === 'hidden') request.outcomes.add(decision.outcome)
    if (decision.is !== 'moved') return
    const { after, outcome } = decision
    const from = request.state.stage
    if (!holdsLock(from) && holdsLock(after.stage) && this.#open(request.connector, request.target, request))
      throw refused
    request.state = after
    this.#note(request, { ...move, from, to: after.stage })
    if (outcome) request.outcomes.add(outcome)
  }

  #note(request: Modelled, { by, kind, from, to }: Omit<Line, 'at'>): void {
    request.lines.push({ at: this.now, by, kind, from, to })
  }

  #wait(days: number): Ending {
    this.now = new Date(this.now.getTime() + days * day)
    for (const request of this.requests) {
      this.#atItsTime(request)
      for (let i = 0; i < 3; i++) this.#silence(request)
    }
    return 'done'
  }

  #atItsTime(request: Modelled): void {
    const { scheduledFor, stage } = request.state
    if (stage !== 'drafted' || !scheduledFor || scheduledFor > this.now) return
    const open = this.#open(request.connector, request.target, request)
    if (open && open.asker !== request.asker) return void this.#join(request, open)
    const { refusal, at } = open ? { refusal: null, at: null } : this.#judge(request, this.now, false)
    const planned = open ? null : refusal ? refusal.from : at
    if (!refusal && planned && planned <= this.now)
      return this.#move(request, { to: 'pending', by: 'system', kind: 'asked' })
    request.state = { ...request.state, scheduledFor: planned }
  }

  #silence(request: Modelled): void {
    const silence = nextSilence(request.state)
    if (!silence || silence.at > this.now) return
    if (silence.next === 'end') this.#move(request, { to: 'ghosted', by: 'system', kind: `${silence.of}_silent` })
    else request.state = { ...request.state, reminders: remindersDue(request.state, this.now) }
  }
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

export const keptOf = ({ quietForDays, ...limits }: Limits, now: Date): Kept => ({
  ...limits,
  quietFrom: quietForDays === null ? null : dateOf(now.getTime()),
  quietTo: quietForDays === null ? null : dateOf(now.getTime() + quietForDays * day),
})
