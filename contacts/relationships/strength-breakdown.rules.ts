import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import type { ContactDays, Direction, Lane } from './contact-days.rules.ts'
import { FORMULA_VERSION, strengthFormula } from './formula.rules.ts'
import { breakdownOf, step, type Breakdown, type Step } from './breakdown.rules.ts'
import { mostOf, type Pair, type Strength } from './strength.rules.ts'
import { formatDate } from '@wellmet/platform/messages/formats.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { relationshipsMessages } from './relationships.messages.ts'

/** Stands for all evidence rows of the pair on this channel, in this direction, between these days. */
const refOf = ({ channel, direction, days }: Lane): string => `${channel}/${direction}/${days[0]}..${days.at(-1)}`

interface Seen {
  days: number
  last: number
  met: boolean
  wrote: boolean
  refs: string[]
}

function seen(contactDays: ContactDays, today: number, direction?: Direction): Seen {
  const lanes = contactDays
    .filter((lane) => direction === undefined || lane.direction === direction)
    .map((lane) => ({ ...lane, days: lane.days.filter((day) => day <= today) }))
    .filter((lane) => lane.days.length > 0)
  const days = new Set(lanes.flatMap((lane) => lane.days))
  return {
    days: days.size,
    last: lanes.reduce((last, lane) => Math.max(last, lastOf(lane.days)), 0),
    met: lanes.some((lane) => lane.channel === 'meeting'),
    wrote: lanes.some((lane) => lane.channel !== 'meeting'),
    refs: lanes.map(refOf),
  }
}

/** "November 3", with the year when it is not the year of `today`. */
function dayOf(day: number, today: number): string {
  const [date, now] = [new Date(day * millisecondsPerDay), new Date(today * millisecondsPerDay)]
  return formatDate(date, date.getUTCFullYear() === now.getUTCFullYear() ? 'longDay' : 'longDayAndYear')
}

const kindOf = ({ met, wrote }: Seen): string => (met ? (wrote ? 'both' : 'met') : 'wrote')

/**
 * The number of a strength as lines that the owner of the relationship can follow, in the current locale; `recompute` of
 * it is the number.
 */
export function strengthBreakdown(strength: Strength, pair: Pair, person: string, today: number): Breakdown {
  const { parts } = strength
  const contact = (found: Seen) => ({
    kind: kindOf(found),
    person,
    days: found.days,
    last: dayOf(found.last, today),
    counted: parts.oneWay && found.days > strengthFormula.oneSidedDays ? strengthFormula.oneSidedDays : 0,
  })

  const steps: Step[] = []
  const out = seen(pair.days, today, 'out')
  if (parts.out > 0)
    steps.push(step({ do: 'add', by: parts.out }, relationshipsMessages.youContacted(contact(out)), out.refs))
  const back = seen(pair.days, today, 'in')
  if (parts.in > 0)
    steps.push(step({ do: 'add', by: parts.in }, relationshipsMessages.theyContacted(contact(back)), back.refs))
  const all = seen(pair.days, today)
  if (parts.bothWays > 0)
    steps.push(step({ do: 'add', by: parts.bothWays }, relationshipsMessages.bothContacted(contact(all)), all.refs))
  if (steps.length > 0)
    steps.push(
      step({ do: 'multiply', by: parts.alive }, aliveWords(person, parts.silent, today)),
      step({ do: 'multiply', by: parts.active }, activeWords(person, parts.active)),
    )
  if (parts.connection > 0) {
    const since = pair.connection?.since
    const words =
      since === null || since === undefined
        ? relationshipsMessages.connectedOnLinkedIn({ person })
        : relationshipsMessages.connectedSince({ person, since: dayOf(since, today) })
    steps.push(step({ do: 'add', by: parts.connection }, words, ['linkedin/connection']))
  }
  steps.push(
    step({ do: 'chance', ...parts.reading }, relationshipsMessages.twoWayChance()),
    step({ do: 'scale', by: 1000 }, relationshipsMessages.inThousandths()),
  )
  const { oneWayIsWeak, unansweredIsLittle } = relationshipsMessages
  if (parts.oneWay)
    steps.push(
      step({ do: 'at-most', by: mostOf(parts) }, parts.unanswered ? unansweredIsLittle({ person }) : oneWayIsWeak()),
    )
  return breakdownOf(FORMULA_VERSION.strength, steps)
}

const aliveWords = (person: string, silent: number | null, today: number): string =>
  silent === null
    ? relationshipsMessages.silenceAssumed({ person, days: strengthFormula.unknownSilence })
    : relationshipsMessages.lastActive({ person, on: dayOf(Math.floor(today - silent), today) })

const activeWords = (person: string, active: number): string =>
  active >= 2 ** strengthFormula.activityExponent
    ? relationshipsMessages.recentlyActive({ person })
    : relationshipsMessages.littleActivity({ person })
