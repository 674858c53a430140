import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import type { ContactDays, Direction, Lane } from './contact-days.rules.ts'
import { FORMULA_VERSION, strengthFormula } from './formula.rules.ts'
import { breakdownOf, step, type Breakdown, type Step } from './breakdown.rules.ts'
import type { Pair, Strength } from './strength.rules.ts'
import { countWords, dayWords } from '@wellmet/platform/values/wording.rules.ts'

/** Who is spoken of. The owner is null when the reader is the owner. */
export interface Names {
  readonly owner: string | null
  readonly person: string
}

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

const verb = ({ met, wrote }: Seen): string => (met ? (wrote ? 'wrote to or met' : 'met') : 'wrote to')
const together = ({ met, wrote }: Seen): string =>
  met ? (wrote ? 'wrote to each other or met' : 'met') : 'wrote to each other'

/** The number of a strength as lines that a user can follow; `recompute` of it is the number. */
export function strengthBreakdown(strength: Strength, pair: Pair, names: Names, today: number): Breakdown {
  const { parts } = strength
  const { person } = names
  const subject = names.owner ?? 'You'
  const object = names.owner ?? 'you'
  const on = ({ days, last }: Seen): string => `on ${countWords(days, 'day')}; last on ${dayWords(last, today)}`
  const capped = (days: number): string =>
    parts.oneWay && days > strengthFormula.oneSidedDays
      ? ` Unanswered, only ${strengthFormula.oneSidedDays} count.`
      : ''

  const steps: Step[] = []
  const out = seen(pair.days, today, 'out')
  if (parts.out > 0)
    steps.push(
      step({ do: 'add', by: parts.out }, `${subject} ${verb(out)} ${person} ${on(out)}.${capped(out.days)}`, out.refs),
    )
  const back = seen(pair.days, today, 'in')
  if (parts.in > 0)
    steps.push(
      step(
        { do: 'add', by: parts.in },
        `${person} ${verb(back)} ${object} ${on(back)}.${capped(back.days)}`,
        back.refs,
      ),
    )
  const all = seen(pair.days, today)
  if (parts.bothWays > 0)
    steps.push(
      step({ do: 'add', by: parts.bothWays }, `${subject} and ${person} ${together(all)} ${on(all)}.`, all.refs),
    )
  if (steps.length > 0)
    steps.push(
      step({ do: 'multiply', by: parts.alive }, aliveWords(person, parts.silent, today)),
      step({ do: 'multiply', by: parts.active }, activeWords(person, parts.active)),
    )
  if (parts.connection > 0) {
    const since = pair.connection?.since
    const date = since === null || since === undefined ? '' : ` since ${dayWords(since, today)}`
    const words = `${subject} and ${person} are connected on LinkedIn${date}; alone, that is a weak sign.`
    steps.push(step({ do: 'add', by: parts.connection }, words, ['linkedin/connection']))
  }
  steps.push(
    step({ do: 'chance', ...parts.reading }, 'Read as the chance of contact both ways within 90 days.'),
    step({ do: 'scale', by: 1000 }, 'Counted in thousandths.'),
  )
  if (parts.oneWay)
    steps.push(
      step({ do: 'at-most', by: strengthFormula.oneWayAtMost }, 'Contact one way only is never more than weak.'),
    )
  return breakdownOf(FORMULA_VERSION.strength, steps)
}

const aliveWords = (person: string, silent: number | null, today: number): string =>
  silent === null
    ? `What ${person} does otherwise is not known; ${strengthFormula.unknownSilence} days of silence are assumed.`
    : `${person} was last active on ${dayWords(Math.floor(today - silent), today)}.`

const activeWords = (person: string, active: number): string =>
  active >= 2 ** strengthFormula.activityExponent
    ? `${person} has been active in recent weeks.`
    : `Little or no recent activity of ${person} is known.`
