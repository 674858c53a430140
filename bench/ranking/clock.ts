import {
  countedOn,
  noOutcomes,
  outcomeWindow,
  type Counter,
} from '@wellmet/introductions/outcomes/counted-rate.rules.ts'
import { answersIn, openingsOf, type Opening } from './conversations.ts'
import { History } from './history.ts'
import type { Introduction } from './introductions.ts'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import type { Mails } from './mails.ts'

/** What is asked today has no outcome yet; counting its silence as a no would lower every rate of busy weeks. */
const isMature = (askedOn: number, today: number, window: number): boolean => askedOn + window <= today

/** One settled outcome more. Outcomes come in the order of their days. */
function countOutcome(counter: Counter, happened: boolean, day: number): Counter {
  const faded = countedOn(counter, day)
  return { ...faded, asked: faded.asked + 1, happened: faded.happened + (happened ? 1 : 0) }
}

/** Counters of many, each empty until something is counted. */
class Counters {
  private readonly all = new Map<number, Counter>()

  of(key: number): Counter {
    return this.all.get(key) ?? noOutcomes
  }

  count(key: number, happened: boolean, day: number): void {
    this.all.set(key, countOutcome(this.of(key), happened, day))
  }
}

/** Feeds messages in the order of time; an outcome is counted when its window has closed and not before. */
export class Clock {
  readonly history: History
  readonly answered = { by: new Counters(), between: new Counters(), overall: new Counters() }
  readonly takenUp = { by: new Counters(), through: new Counters(), overall: new Counters() }
  /** Introductions that somebody made, all of them, however long ago. */
  readonly made: Int32Array
  /** Rows before this one are known. */
  row = 0
  private readonly open: Opening[] = []
  private settled = 0
  private readonly introductions: readonly Introduction[]
  private introduced = 0
  private readonly answers: ReturnType<typeof answersIn>

  constructor(mails: Mails, introductions: readonly Introduction[] = []) {
    this.history = new History(mails)
    this.answers = answersIn(mails)
    this.introductions = introductions.toSorted((a, b) => a.at - b.at)
    this.made = new Int32Array(mails.people)
  }

  pairKey(from: number, to: number): number {
    return from * this.history.mails.people + to
  }

  /** Takes in every message strictly before that time; `each` sees the openings of a message before it is known. */
  advance(until: number, each?: (opening: Opening) => void): void {
    const { at, count } = this.history.mails
    for (; this.row < count && at[this.row]! < until; this.row++) {
      this.settle(at[this.row]!)
      for (const opening of openingsOf(this.history, this.answers, this.row)) {
        each?.(opening)
        this.open.push(opening)
      }
      this.history.add(this.row)
    }
    this.settle(until)
  }

  private settle(now: number): void {
    const today = now / secondsPerDay
    for (; this.settled < this.open.length; this.settled++) {
      const { at, from, to, answered } = this.open[this.settled]!
      if (!isMature(at / secondsPerDay, today, outcomeWindow.reply)) break
      this.answered.by.count(to, answered, today)
      this.answered.between.count(this.pairKey(from, to), answered, today)
      this.answered.overall.count(0, answered, today)
    }
    for (; this.introduced < this.introductions.length; this.introduced++) {
      const { at, user, connector, target, takenUp, isMutual } = this.introductions[this.introduced]!
      if (!isMature(at / secondsPerDay, today, outcomeWindow.introduction)) break
      this.made[connector]! += 1
      this.takenUp.through.count(connector, takenUp, today)
      this.takenUp.by.count(target, takenUp, today)
      if (isMutual) this.takenUp.by.count(user, takenUp, today)
      this.takenUp.overall.count(0, takenUp, today)
    }
  }
}
