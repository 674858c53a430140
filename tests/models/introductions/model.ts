import { connectorSays, pageOf, targetSays } from './modelled-asks.ts'
import { mostTries, nextDue } from './modelled-queue.ts'
import { create, edit, record, want } from './modelled-requests.ts'
import { catchUp, decide, reconcile, work } from './modelled-worker.ts'
import { copyOf, emptyState, keptOf, notValid, refused, type Link, type Modelled, type State } from './state.ts'
import type { Step } from './steps.ts'
import { hour, inDaysFrom, later, second } from './times.ts'

/**
 * How a step ended: done, done until the worker was killed, joined to another request, shown what was answered before,
 * or refused with nothing changed.
 */
export type Ending = 'done' | 'died' | 'joined' | 'shown' | 'refused' | 'not valid'

/** Introductions of a team with their emails, links and jobs, in memory, as the pure rules have them. */
export class Model {
  state: State

  constructor(now: Date) {
    this.state = emptyState(now)
  }

  /** Whether there is anything that the step could be about. */
  isPossible(step: Step): boolean {
    const { requests, mails } = this.state
    if (step.do === 'edit') return requests.some(({ state }) => state.stage === 'drafted')
    if (step.do === 'work') return nextDue(this.state) !== undefined
    if ('of' in step) return requests.length > 0
    if ('link' in step) return this.linkFor(step) !== undefined
    if (step.do === 'reconcile') return mails.some(({ status }) => status === 'sending' || status === 'parked')
    return step.do !== 'decide' || mails.some(({ status }) => status === 'parked')
  }

  take(step: Step): Ending {
    this.state.now = later(this.state.now, second)
    this.state.stamps++
    const before = this.state
    this.state = copyOf(before)
    try {
      return this.#take(step)
    } catch (error) {
      if (error !== refused && error !== notValid) throw error
      this.state = before
      return error === refused ? 'refused' : 'not valid'
    }
  }

  /** Which request a step is about. Of those that cannot be rewritten seldom one is tried. */
  numberFor(step: Extract<Step, { of: number }>): number {
    const { requests } = this.state
    const all = [...requests.keys()]
    const some = all.filter((i) => step.do !== 'edit' || step.of > 9 || requests[i]!.state.stage === 'drafted')
    return some[step.of % some.length]!
  }

  at(step: Extract<Step, { of: number }>): Modelled {
    return this.state.requests[this.numberFor(step)]!
  }

  /** By the mails that somebody got: nobody else has a link. */
  linkFor(step: Extract<Step, { link: number }>): number | undefined {
    const purpose = step.do === 'connector says' ? 'connector' : 'target'
    const isAny = step.astray || step.do === 'forge'
    const got = [...this.state.links.entries()].filter(
      ([, link]) => this.state.mails[link.mail]!.received > 0 && (isAny || link.purpose === purpose),
    )
    return got.length === 0 ? undefined : got[step.link % got.length]![0]
  }

  #take(step: Step): Ending {
    const { state } = this
    switch (step.do) {
      case 'create':
        return create(state, step)
      case 'edit':
        edit(state, this.at(step), step.blind)
        return 'done'
      case 'move': {
        const time = typeof step.inDays === 'number' ? inDaysFrom(state.now, step.inDays) : step.inDays
        return want(state, this.at(step), step.status, time)
      }
      case 'record':
        record(state, this.at(step), step.outcome)
        return 'done'
      case 'next path':
        // Whom nobody is known to know has no other way.
        throw refused
      case 'rule':
        state.rules.set(step.connector, keptOf(step.limits, state.now))
        return 'done'
      case 'connector says':
        return connectorSays(state, this.#link(step), step)
      case 'target says':
        return targetSays(state, this.#link(step), step.says)
      case 'forge':
        throw notValid
      case 'wait':
        return this.#wait(step.hours, step.worked)
      case 'work':
        return work(state, step.mood, step.dies)
      case 'reconcile':
        reconcile(state)
        return 'done'
      case 'decide':
        decide(state)
        return 'done'
      case 'catch up':
        catchUp(state)
    }
    return 'done'
  }

  #link(step: Extract<Step, { link: number }>): Link {
    return this.state.links[this.linkFor(step)!]!
  }

  /** With a worker at work everything is done at its moment. */
  #wait(hours: number, worked: boolean): Ending {
    const { state } = this
    const until = later(state.now, hours * hour)
    for (let at: Date | undefined = worked ? state.now : undefined; at; at = this.#nextMoment(until)) {
      state.now = at
      work(state, 'takes', null)
    }
    if (state.now < until) state.now = until
    return 'done'
  }

  #nextMoment(until: Date): Date | undefined {
    const moments = this.state.jobs.flatMap(({ runAt, tries }) => (runAt && tries < mostTries ? [runAt] : []))
    return moments.filter((at) => at <= until).toSorted((a, b) => a.getTime() - b.getTime())[0]
  }

  /** What every link shows on the page that it is for. */
  pages(): string[] {
    return this.state.links.map((link) => pageOf(this.state, link, link.purpose === 'target' ? 'consent' : 'ask'))
  }
}
