import type { Mission, MissionProgress, MissionTargets } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { dayAgoWords } from '../contacts/contact-words.ts'
import { formatDay } from '../../kit/dates.ts'

export const reachableOf = ({ verified, probable, inferred }: MissionProgress): number => verified + probable + inferred

/** "3 of 8 targets within reach", or of the first ones if not all were looked up. */
export const progressWords = (progress: MissionProgress): string => {
  const { total, counted } = progress
  if (total === 0) return missionsMessages.noTargets()
  const reachable = reachableOf(progress)
  return counted < total
    ? missionsMessages.progressOfFirst({ reachable, counted, total })
    : missionsMessages.progress({ reachable, total })
}

/** "Due Mar 31, 2027", and for an open one whether that day is over. */
export const dueWords = ({ dueOn, state }: Pick<Mission, 'dueOn' | 'state'>, now = new Date()): string | null => {
  if (dueOn === null) return null
  const isPast = state === 'open' && dueOn < now.toISOString().slice(0, 10)
  return isPast
    ? missionsMessages.wasDue({ when: dayAgoWords(dueOn, now) })
    : missionsMessages.due({ on: formatDay(dueOn, now) })
}

/** As many as one reads in a sentence. */
const mostNamed = 3

type CompanyTarget = Pick<MissionTargets['companies'][number], 'name' | 'hasWantedTitle' | 'people'>

/** What a company lacks, and whom one can reach there instead; null where somebody has a title that is wanted. */
export const missingWords = (
  { name: company, hasWantedTitle, people }: CompanyTarget,
  roles: readonly string[],
): string | null => {
  if (people.length === 0) return missionsMessages.nobodyAt({ name: company })
  if (hasWantedTitle !== false) return null
  const nearest = people
    .slice(0, mostNamed)
    .map(({ name, role }) => (role === null ? name : missionsMessages.nearestPerson({ name, title: role })))
  return missionsMessages.nobodyWithTitleAt({
    company,
    roles: formatList([...roles], 'disjunction'),
    people: formatList(nearest),
    count: nearest.length,
  })
}
