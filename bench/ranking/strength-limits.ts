import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { strengthParts, strengthRate } from '@wellmet/contacts/relationships/strength.rules.ts'
import { printTable } from '../ground/print-table.ts'
import type { History } from './history.ts'
import { readMails, sourceNames, type Mails } from './mails.ts'
import { bootstrapMean, mean, ndcg, randomFrom } from './metrics.ts'
import { splits } from './splits.ts'
import { walkCircles, type Circle } from './strength-protocol.ts'

/**
 * What keeps `relationshipStrength` from ranking contacts better: how much of the gain is lost on whom, how much a ranking
 * could reach that knew more, and what other forms of the formula reach. Forms are compared on the part before the test;
 * the test is printed beside it and chooses nothing.
 */
const folder = process.env['RANKING_DATA']

/** What a form of the formula may use of one contact. */
interface Inputs {
  readonly out: readonly Day[]
  readonly in: readonly Day[]
  readonly act30: number
  readonly silent: number
  readonly shipped: number
  readonly shared: number
  readonly tenure: number
}

interface Day {
  readonly age: number
  readonly weight: number
}

interface Row {
  readonly contacts: readonly Inputs[]
  readonly later: readonly number[]
  /** The first and the second half of the time after, apart. */
  readonly halves: readonly (readonly number[])[]
}

const daysOf = (history: History, from: number, to: number, today: number): Day[] => {
  const written = history.from(from, to)
  return written ? written.days.map((day, i) => ({ age: today - day, weight: written.weights[i]! })) : []
}

function rowsOf(mails: Mails, days: number, cuts: readonly number[], seed: number): Row[] {
  const half = Math.floor(days / 2) * secondsPerDay
  const rows: Row[] = []
  walkCircles(mails, { days, cuts, seed }, ({ owner, at, contacts, later }: Circle, history) => {
    const today = Math.floor(at / secondsPerDay)
    rows.push({
      later,
      halves: [
        contacts.map((person) => contactsBetween(mails, owner, person, at, at + half)),
        contacts.map((person) => contactsBetween(mails, owner, person, at + half, at + days * secondsPerDay)),
      ],
      contacts: contacts.map((person) => {
        const [act30, silent] = [history.activity(person, at), history.silent(person, at)]
        const parts = strengthParts(history.pair(owner, person), { act30, silent }, today)
        return {
          out: daysOf(history, owner, person, today),
          in: daysOf(history, person, owner, today),
          act30,
          silent: silent ?? 2000,
          shipped: parts ? strengthRate(parts) : -1,
          shared: history.shared(owner, person).length,
          tenure: (at - history.firstBetween(owner, person)) / secondsPerDay,
        }
      }),
    })
  })
  return rows
}

const pairDays = new WeakMap<Mails, Map<number, number[]>>()

/** sqrt(days out x days in) within a time, as the protocol counts them. */
function contactsBetween(mails: Mails, a: number, b: number, from: number, until: number): number {
  let known = pairDays.get(mails)
  if (!known) {
    known = new Map()
    for (let row = 0; row < mails.count; row++) {
      const addressed = [...mails.to[row]!, ...mails.cc[row]!]
      if (addressed.length > 10) continue
      for (const person of addressed) {
        const key = mails.sender[row]! * mails.people + person
        const times = known.get(key)
        if (times) times.push(mails.at[row]!)
        else known.set(key, [mails.at[row]!])
      }
    }
    pairDays.set(mails, known)
  }
  const within = (one: number, other: number): number =>
    new Set(
      (known.get(one * mails.people + other) ?? [])
        .filter((at) => at > from && at <= until)
        .map((at) => Math.floor(at / secondsPerDay)),
    ).size
  return Math.sqrt(within(a, b) * within(b, a))
}

const gains = (later: readonly number[]): number[] => later.map((days) => Math.log2(1 + days))

type Score = (contact: Inputs, row: Row, i: number) => number

const scoresOf = (rows: readonly Row[], score: Score): number[] => {
  const random = randomFrom(5)
  return rows.map((row) =>
    ndcg(
      row.contacts.map((contact, i) => score(contact, row, i)),
      gains(row.later),
      10,
      random,
    ),
  )
}

const scoreOf = (rows: readonly Row[], score: Score): number => mean(scoresOf(rows, score))

/** How far above what ships, person by person, with 95 % of what other people would have given. */
function aboveShipped(rows: readonly Row[], form: Form): string {
  const shipped = scoresOf(rows, rateOf(shippedForm))
  const ahead = scoresOf(rows, rateOf(form)).map((one, i) => one - shipped[i]!)
  const [low, high] = bootstrapMean(ahead, 1000)
  return `${mean(ahead).toFixed(4)} (${low.toFixed(4)} to ${high.toFixed(4)})`
}

interface Form {
  halfLives: readonly number[]
  alphas: readonly number[]
  eitherWay: number
  aliveHalfLife: number
  active: number
  oneSided: number
  /** Beyond the formula that ships. */
  answered?: number
  shared?: number
  steady?: number
  sqrt?: boolean
}

const shippedForm: Form = {
  halfLives: [7, 30, 365],
  alphas: [0.1, 0.3, 0.6],
  eitherWay: 0.4,
  aliveHalfLife: 60,
  active: 0.15,
  oneSided: 3,
}

function rateOf(form: Form): (contact: Inputs) => number {
  const kernel = (age: number): number =>
    form.halfLives.reduce((sum, h, i) => sum + (form.alphas[i]! * 2 ** (-age / h) * Math.LN2) / h, 0)
  const table = Float64Array.from({ length: 4096 }, (_, age) => kernel(age))
  return ({ out, in: back, act30, silent, shared, tenure }) => {
    const partsOf = (days: readonly Day[]): number[] =>
      days.map(({ age, weight }) => (form.sqrt ? Math.sqrt(weight) : weight) * (table[age] ?? 0))
    const isOneSided = (out.length === 0) !== (back.length === 0)
    const sum = (days: readonly Day[]): number => {
      const parts = partsOf(days)
      const counted = isOneSided ? parts.toSorted((a, b) => b - a).slice(0, form.oneSided) : parts
      return counted.reduce((all, one) => all + one, 0)
    }
    const [o, i] = [sum(out), sum(back)]
    if (out.length + back.length === 0) return -1
    const lastIn = back.at(-1)?.age ?? Infinity
    // Whether the last word was theirs: an exchange that waits for the owner is about to go on.
    const isWaiting = lastIn < (out.at(-1)?.age ?? Infinity)
    const steadiness = new Set([...out, ...back].map(({ age }) => Math.floor(age / 30))).size
    return (
      (form.eitherWay * ((o + i) / 2) + (1 - form.eitherWay) * Math.sqrt(o * i)) *
      2 ** (-Math.min(silent, lastIn) / form.aliveHalfLife) *
      (1 + act30) ** form.active *
      (isWaiting ? 1 + (form.answered ?? 0) : 1) *
      (1 + shared) ** (form.shared ?? 0) *
      (steadiness / (1 + tenure / 30)) ** (form.steady ?? 0)
    )
  }
}

/** One thing changed at a time. */
const forms: Record<string, Form> = {
  'as shipped': shippedForm,
  'faster memory (0.2, 0.3, 0.5)': { ...shippedForm, alphas: [0.2, 0.3, 0.5] },
  'slower memory (0.05, 0.25, 0.7)': { ...shippedForm, alphas: [0.05, 0.25, 0.7] },
  'half-lives 7, 45, 365': { ...shippedForm, halfLives: [7, 45, 365] },
  'half-lives 7, 30, 180': { ...shippedForm, halfLives: [7, 30, 180] },
  'half-lives 14, 60, 365': { ...shippedForm, halfLives: [14, 60, 365] },
  'both ways 0.7': { ...shippedForm, eitherWay: 0.3 },
  'both ways 0.5': { ...shippedForm, eitherWay: 0.5 },
  'alive 45 days': { ...shippedForm, aliveHalfLife: 45 },
  'alive 90 days': { ...shippedForm, aliveHalfLife: 90 },
  'activity 0.05': { ...shippedForm, active: 0.05 },
  'activity 0.25': { ...shippedForm, active: 0.25 },
  'one-sided 5 days': { ...shippedForm, oneSided: 5 },
  'one-sided 2 days': { ...shippedForm, oneSided: 2 },
  'their word was the last +20 %': { ...shippedForm, answered: 0.2 },
  'their word was the last -20 %': { ...shippedForm, answered: -0.2 },
  'shared contacts 0.1': { ...shippedForm, shared: 0.1 },
  'shared contacts 0.3': { ...shippedForm, shared: 0.3 },
  'steady months 0.2': { ...shippedForm, steady: 0.2 },
  'steady months -0.2': { ...shippedForm, steady: -0.2 },
  'recipients ^ -1/4': { ...shippedForm, sqrt: true },
}

/** On whom the gain is lost that a perfect order has and ours has not. */
const kinds: readonly (readonly [string, (contact: Inputs) => boolean])[] = [
  ['only one side ever wrote', ({ out, in: back }) => (out.length === 0) !== (back.length === 0)],
  ['nothing that counts as contact', ({ out, in: back }) => out.length + back.length === 0],
  ['both ways, silent over 90 days', ({ out, in: back }) => Math.min(out.at(-1)!.age, back.at(-1)!.age) > 90],
  ['both ways, fewer than 5 contact days', ({ out, in: back }) => out.length + back.length < 5],
  ['both ways, 5 or more, within 90 days', () => true],
]

function lostBy(rows: readonly Row[]): Map<string, { lost: number; people: number }> {
  const lost = new Map(kinds.map(([kind]) => [kind, { lost: 0, people: 0 }]))
  const discount = (place: number): number => (place < 10 ? 1 / Math.log2(place + 2) : 0)
  for (const { contacts, later } of rows) {
    const gain = gains(later)
    const places = (score: (i: number) => number): Map<number, number> =>
      new Map(
        contacts
          .map((_, i) => i)
          .toSorted((a, b) => score(b) - score(a))
          .map((i, place) => [i, place]),
      )
    const [ours, best] = [places((i) => contacts[i]!.shipped), places((i) => gain[i]!)]
    const possible = contacts.reduce((sum, _, i) => sum + gain[i]! * discount(best.get(i)!), 0)
    for (const [i, contact] of contacts.entries()) {
      if (gain[i] === 0) continue
      const [kind] = kinds.find(([, isOf]) => isOf(contact))!
      const known = lost.get(kind)!
      known.lost += Math.max(0, gain[i]! * (discount(best.get(i)!) - discount(ours.get(i)!))) / possible / rows.length
      known.people += 1
    }
  }
  return lost
}

if (!folder) console.log('Skipped: RANKING_DATA is not set.')
else {
  const sets = sourceNames.map((name) => {
    const mails = readMails(folder, name)
    const { days, train, test } = splits[name].cuts
    return { name, train: rowsOf(mails, days, train, 1), test: rowsOf(mails, days, test, 2) }
  })
  const three = (value: number): string => value.toFixed(4)
  printTable(
    'Forms of the formula, NDCG@10',
    ['form', ...sets.flatMap(({ name }) => [`${name} before`, `${name} test`, `${name} test, above what ships`])],
    Object.entries(forms).map(([name, form]) => [
      name,
      ...sets.flatMap(({ train, test }) => [
        ...[train, test].map((rows) => three(scoreOf(rows, rateOf(form)))),
        aboveShipped(test, form),
      ]),
    ]),
  )
  printTable(
    'What a ranking would reach that knew more',
    ['ranking', ...sets.map(({ name }) => `${name} test`)],
    [
      ['as shipped', ...sets.map(({ test }) => three(scoreOf(test, ({ shipped }) => shipped)))],
      [
        'the first half of the time after, then as shipped; judged by the second',
        ...sets.map(({ test }) =>
          three(
            scoreOf(
              test
                .map((row) => ({ ...row, later: row.halves[1]! }))
                .filter(({ later }) => later.some((one) => one > 0)),
              ({ shipped }, row, i) => row.halves[0]![i]! * 1e3 + shipped,
            ),
          ),
        ),
      ],
      [
        'as shipped; judged by the second half',
        ...sets.map(({ test }) =>
          three(
            scoreOf(
              test
                .map((row) => ({ ...row, later: row.halves[1]! }))
                .filter(({ later }) => later.some((one) => one > 0)),
              ({ shipped }) => shipped,
            ),
          ),
        ),
      ],
      [
        'who is in contact at all is known, the order among them as shipped',
        ...sets.map(({ test }) =>
          three(scoreOf(test, ({ shipped }, { later }, i) => (later[i]! > 0 ? 1e6 : 0) + shipped)),
        ),
      ],
    ],
  )
  printTable(
    'On whom gain is lost (part of the best possible)',
    ['kind', ...sets.flatMap(({ name }) => [`${name} lost`, `${name} people`])],
    kinds.map(([kind]) => [
      kind,
      ...sets.flatMap(({ test }) => {
        const { lost, people } = lostBy(test).get(kind)!
        return [three(lost), people]
      }),
    ]),
  )
}
