import { runHook } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { dateOfDay, millisecondsPerDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessDays, strengthBands } from '@wellmet/contacts/relationships/formula.rules.ts'
import { coverageSentence, whatToBring } from './coverage-words.rules.ts'
import { changeSays } from './change-words.rules.ts'
import { findContactStates, type Stateless } from './find-contact-states.ts'
import { findPossibleMoves } from './find-possible-moves.ts'
import type { ContactChange, Insights, Movement, OneSided, Quiet } from './insights.contract.ts'
import { answersNeeded } from './insights.hooks.ts'
import { insightsMessages } from './insights.messages.ts'
import {
  countContacts,
  listChanges,
  listOneSided,
  type ChangeRow,
  type CountRow,
  type KnownRow,
  type OneSidedRow,
} from './insights.store.ts'
import {
  byHowMuch,
  dormantFrom,
  isTold,
  isWarming,
  measuredSince,
  movementOf,
  movementWords,
  movingDays,
  quietStrength,
  quietWords,
  rhythmOf,
  type Moved,
} from './movement.rules.ts'
import type { PossibleMove } from './possible-moves.rules.ts'
import { mostWeighed, weighContacts, type Weighed } from './weigh-contacts.ts'

/** Whoever answered a request within so many days is in touch. */
const answerDays = 30

export const showInsights = (call: MemberCall, { limit }: { limit: number }): Promise<Insights> =>
  call.db.transaction(async (tx) => {
    const today = utcDay(call.services.now())
    const counts = await countContacts(tx, { ...strengthBands, ...freshnessDays, today })
    const firstImport = counts.firstImportAt && utcDay(counts.firstImportAt)
    const weighed = await weighContacts(tx, today, { since: today - movingDays })
    const oneSided = await listOneSided(tx, { limit })
    const changes = await listChanges(tx, { limit })
    const possible = await findPossibleMoves(tx, call.services.now())
    const answered = new Set<string>()
    const people = weighed.map(({ row }) => row.personId)
    const since = new Date((today - answerDays) * millisecondsPerDay)
    await runHook({ tx, services: call.services }, answersNeeded, { people, since, answered })
    const moves = weighed
      .flatMap((one) => {
        const moved = movementOf(one.strengthOn, today, measuredSince(one.evidence, firstImport))
        const isAnswered = moved !== null && !isWarming(moved) && answered.has(one.row.personId)
        return moved && !isAnswered && isTold(moved, rhythmOf(one.evidence, today), today) ? [{ ...one, moved }] : []
      })
      .toSorted((a, b) => byHowMuch(a.moved, b.moved) || (a.row.personId < b.row.personId ? -1 : 1))
    const told = (warming: boolean): Stateless<Movement>[] =>
      moves
        .filter(({ moved }) => isWarming(moved) === warming)
        .slice(0, limit)
        .map((one) => toMovement(call, one, today))
    const sided = (isMine: boolean): Stateless<OneSided>[] =>
      oneSided.filter((row) => row.isMine === isMine).map((row) => toOneSided(call, row))
    const [warming, cooling, unanswered, unreturned] = [told(true), told(false), sided(true), sided(false)]
    const changed = [...changes.map((row) => toChange(call, row)), ...possible.map((move) => toPossible(call, move))]
      .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
      .slice(0, limit)
    const goingQuiet = quietOf(call, weighed, today).slice(0, limit)
    const lists = [warming, cooling, changed, goingQuiet, unanswered, unreturned]
    const withStates = await findContactStates(tx, call, lists.flat())
    return {
      contacts: counts.contacts,
      ...labelsOf(counts),
      warming: withStates(warming),
      cooling: withStates(cooling),
      changed: withStates(changed),
      goingQuiet: withStates(goingQuiet),
      reciprocity: {
        bothWays: counts.bothWays,
        onlyYou: counts.onlyYou,
        onlyThem: counts.onlyThem,
        unanswered: withStates(unanswered),
        unreturned: withStates(unreturned),
      },
      coverage: coverageOf(counts),
      note: weighed.length < mostWeighed ? null : insightsMessages.onlyLatest({ count: mostWeighed }),
    }
  })

function labelsOf(counts: CountRow): Pick<Insights, 'strengths' | 'freshness'> {
  const { strong, good, fair, weak, fresh, warm, cooling, dormant, withoutContact } = counts
  return {
    strengths: { strong, good, fair, weak, unknown: unknownIn(counts) },
    freshness: { fresh, warm, cooling, dormant, unknown: withoutContact },
  }
}

const unknownIn = ({ contacts, strong, good, fair, weak }: CountRow): number => contacts - strong - good - fair - weak

function coverageOf(counts: CountRow): Insights['coverage'] {
  const brought = { ...counts, unknown: unknownIn(counts) }
  const { contacts, unknown, withoutContact } = brought
  return {
    unknown,
    withoutContact,
    unknownShare: contacts === 0 ? null : Math.round((unknown * 100) / contacts),
    sentence: coverageSentence(brought),
    next: whatToBring(brought),
  }
}

const toKnown = (call: MemberCall, { personId, name, title, company }: KnownRow): Stateless<Movement>['contact'] => ({
  id: personIds(call).show(BigInt(personId)),
  name,
  title,
  company,
})

const outOfHundred = (permille: number): number => Math.round(permille / 10)
function toMovement(
  call: MemberCall,
  { row, evidence, moved }: Weighed & { moved: Moved },
  today: number,
): Stateless<Movement> {
  const shown = (permille: number | null): number | null => (permille === null ? null : outOfHundred(permille))
  const { now, days30, days90, days, change } = moved
  return {
    contact: toKnown(call, row),
    strength: outOfHundred(now),
    before: { days30: shown(days30), days90: shown(days90) },
    // Between the numbers that are shown, so that nobody finds them to differ by another number.
    change: change === null ? null : outOfHundred(now) - outOfHundred(now - change),
    days,
    sentence: movementWords(moved, evidence, today),
  }
}

const quietOf = (call: MemberCall, weighed: Weighed[], today: number): Stateless<Quiet>[] =>
  weighed
    .flatMap(({ row, strengthOn }) => {
      const strength = quietStrength(strengthOn, row.lastDay, today)
      return strength === null ? [] : [{ row, strength }]
    })
    .toSorted((a, b) => a.row.lastDay - b.row.lastDay || b.strength - a.strength)
    .map(({ row, strength }) => ({
      contact: toKnown(call, row),
      strength: outOfHundred(strength),
      lastContactOn: dateOfDay(row.lastDay),
      dormantOn: dateOfDay(dormantFrom(row.lastDay)),
      sentence: quietWords(row.name, row.lastDay, today),
    }))

const toOneSided = (call: MemberCall, row: OneSidedRow): Stateless<OneSided> => {
  const wrote = row.isMine ? insightsMessages.youWrote : insightsMessages.theyWrote
  return {
    contact: toKnown(call, row),
    messages: row.messages,
    lastContactOn: dateOfDay(row.lastDay),
    sentence: wrote({ name: row.name, count: row.messages, on: row.lastDay * millisecondsPerDay }),
  }
}

/** A new company mostly brings a new title: it is told as one change. */
const toChange = (call: MemberCall, row: ChangeRow): Stateless<ContactChange> => ({
  contact: toKnown(call, row),
  at: row.changedAt.toISOString(),
  kind: row.companyBefore === row.companyAfter ? 'new title' : 'new company',
  sentence: renderMessage(changeSays(row)),
})

const toPossible = (
  call: MemberCall,
  { person, before, after, at, isTheirs }: PossibleMove,
): Stateless<ContactChange> => {
  const words = isTheirs ? insightsMessages.mayHaveMoved : insightsMessages.mayHaveMovedByName
  return {
    contact: toKnown(call, person),
    at: at.toISOString(),
    kind: 'possible new company',
    sentence: words({ name: person.name, before, after }),
  }
}
