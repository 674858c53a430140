import { contactWeight, type ContactDays } from '@wellmet/contacts/relationships/contact-days.rules.ts'
import type { Pair } from '@wellmet/contacts/relationships/strength.rules.ts'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import type { Mails } from './mails.ts'

/** What one person wrote to another, up to now. */
export interface Written {
  readonly days: number[]
  readonly weights: number[]
  readonly first: number
  last: number
  messages: number
}

/** Days of silence of somebody whom the whole archive never saw write. */
export const neverWrote = 2000

const dayOf = (at: number): number => Math.floor(at / secondsPerDay)

/** Everything that was known after some messages and before the others. Grows by `add` only. */
export class History {
  readonly mails: Mails
  readonly neighbours: Set<number>[]
  /** When somebody first and last wrote to anybody; -1 for never. */
  readonly firstSent: Float64Array
  readonly lastSent: Float64Array
  private readonly written = new Map<number, Written>()
  private readonly sent30: Float64Array

  constructor(mails: Mails) {
    this.mails = mails
    this.neighbours = Array.from({ length: mails.people }, () => new Set<number>())
    this.firstSent = new Float64Array(mails.people).fill(-1)
    this.lastSent = new Float64Array(mails.people).fill(-1)
    this.sent30 = new Float64Array(mails.people)
  }

  add(row: number): void {
    const { at, sender, to, cc } = this.mails
    const from = sender[row]!
    const now = at[row]!
    this.sent30[from] = this.activity(from, now) + 1
    this.lastSent[from] = now
    if (this.firstSent[from]! < 0) this.firstSent[from] = now
    const recipients = to[row]!.length + cc[row]!.length
    for (const person of to[row]!) if (person !== from) this.write(from, person, now, recipients, 'to')
    for (const person of cc[row]!) if (person !== from) this.write(from, person, now, recipients, 'cc')
  }

  private write(from: number, to: number, at: number, recipients: number, addressed: 'to' | 'cc'): void {
    const key = from * this.mails.people + to
    let known = this.written.get(key)
    if (!known) {
      known = { days: [], weights: [], first: at, last: at, messages: 0 }
      this.written.set(key, known)
      this.neighbours[from]!.add(to)
      this.neighbours[to]!.add(from)
    }
    known.last = at
    known.messages++
    const day = dayOf(at)
    const weight = contactWeight({ day, channel: 'mail', direction: 'out', recipients, addressed, machine: false })
    if (weight === 0) return
    const end = known.days.length - 1
    if (known.days[end] === day) known.weights[end] = Math.max(known.weights[end]!, weight)
    else {
      known.days.push(day)
      known.weights.push(weight)
    }
  }

  from(a: number, b: number): Written | undefined {
    return this.written.get(a * this.mails.people + b)
  }

  haveMet(a: number, b: number): boolean {
    return this.from(a, b) !== undefined || this.from(b, a) !== undefined
  }

  messagesBetween(a: number, b: number): number {
    return (this.from(a, b)?.messages ?? 0) + (this.from(b, a)?.messages ?? 0)
  }

  /** When the two were last in contact either way; 0 for never. */
  lastBetween(a: number, b: number): number {
    return Math.max(this.from(a, b)?.last ?? 0, this.from(b, a)?.last ?? 0)
  }

  firstBetween(a: number, b: number): number {
    return Math.min(this.from(a, b)?.first ?? Infinity, this.from(b, a)?.first ?? Infinity)
  }

  /** What the owner knows of a person, in the terms of the rules. */
  pair(owner: number, person: number): Pair {
    return { days: this.contactDays(owner, person), connection: null }
  }

  contactDays(owner: number, person: number): ContactDays {
    const [back, forth] = [this.from(person, owner), this.from(owner, person)]
    return [
      ...(back && back.days.length > 0 ? [{ channel: 'mail', direction: 'in', ...back } as const] : []),
      ...(forth && forth.days.length > 0 ? [{ channel: 'mail', direction: 'out', ...forth } as const] : []),
    ]
  }

  /** act_30: messages to anybody, halved every 30 days. */
  activity(person: number, at: number): number {
    const last = this.lastSent[person]!
    return last < 0 ? 0 : this.sent30[person]! * 2 ** ((last - at) / secondsPerDay / 30)
  }

  /** Days since somebody wrote to anybody; null when they never did. */
  silent(person: number, at: number): number | null {
    const last = this.lastSent[person]!
    return last < 0 ? null : (at - last) / secondsPerDay
  }

  shared(a: number, b: number): number[] {
    const [few, many] = [this.neighbours[a]!, this.neighbours[b]!].sort((x, y) => x.size - y.size) as [
      Set<number>,
      Set<number>,
    ]
    return [...few].filter((person) => many.has(person) && person !== a && person !== b)
  }
}
