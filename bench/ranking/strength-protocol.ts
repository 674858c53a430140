import { History } from './history.ts'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import type { Mails } from './mails.ts'
import { randomFrom } from './metrics.ts'

/** `relationshipStrength`: which contacts will a person really be in touch with? Contacts of one person at one time. */
export interface Circle {
  readonly owner: number
  readonly at: number
  readonly contacts: readonly number[]
  /** sqrt(days out x days in) of the time after; 0 is no contact both ways. */
  readonly later: readonly number[]
}

export interface StrengthSplit {
  readonly days: number
  readonly train: readonly number[]
  readonly test: readonly number[]
}

/** Mail to more people is nobody's conversation. A part of the question, whatever the rules make of such mail. */
export const mostRecipients = 10

const activeDays = 90
const touchedDays = 730
const fewestContacts = 5
const maxNetworks = 400

/** Calls `each` with every circle, and with the history as it was then. */
export function walkCircles(
  mails: Mails,
  { days, cuts, seed }: { days: number; cuts: readonly number[]; seed: number },
  each: (circle: Circle, history: History) => void,
): void {
  const history = new History(mails)
  const random = randomFrom(seed)
  let row = 0
  for (const at of cuts) {
    for (; row < mails.count && mails.at[row]! <= at; row++) history.add(row)
    const later = contactDaysAfter(mails, row, at + days * secondsPerDay)
    const owners = shuffled(
      Array.from({ length: mails.people }, (_, person) => person).filter(
        (person) => history.lastSent[person]! > at - activeDays * secondsPerDay,
      ),
      random,
    )
    let used = 0
    for (const owner of owners) {
      if (used >= maxNetworks) break
      const contacts = [...history.neighbours[owner]!].filter(
        (person) => history.lastBetween(owner, person) > at - touchedDays * secondsPerDay,
      )
      if (contacts.length < fewestContacts) continue
      const both = contacts.map((person) => Math.sqrt(later(owner, person) * later(person, owner)))
      if (!both.some((value) => value > 0)) continue
      used++
      each({ owner, at, contacts, later: both }, history)
    }
  }
}

/** On how many days each wrote to each other person, from a row on and up to a time; mass mail does not count. */
function contactDaysAfter(mails: Mails, from: number, until: number): (a: number, b: number) => number {
  const days = new Map<number, { count: number; last: number }>()
  for (let row = from; row < mails.count && mails.at[row]! <= until; row++) {
    const addressed = [...mails.to[row]!, ...mails.cc[row]!]
    if (addressed.length > mostRecipients) continue
    const day = Math.floor(mails.at[row]! / secondsPerDay)
    for (const person of addressed) {
      const key = mails.sender[row]! * mails.people + person
      const known = days.get(key)
      if (!known) days.set(key, { count: 1, last: day })
      else if (known.last !== day) {
        known.count++
        known.last = day
      }
    }
  }
  return (a, b) => (a === b ? 0 : (days.get(a * mails.people + b)?.count ?? 0))
}

export function shuffled<T>(list: T[], random: () => number): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
  return list
}
