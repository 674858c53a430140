import type { Mission, MissionProgress, MissionTargets } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { dayAgoWords } from '../../contacts/contact-list/contact-words.ts'
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

type CompanyTarget = Pick<
  MissionTargets['companies'][number],
  'name' | 'hasWantedTitle' | 'people' | 'known' | 'directoryCount'
> & { asks: readonly Pick<MissionTargets['companies'][number]['asks'][number], 'introduced'>[] }

/** What a company lacks: somebody within reach, or a title that is wanted. Null where it lacks neither, or after an introduction. */
export const missingWords = (
  { name, hasWantedTitle, people, directoryCount, asks }: Omit<CompanyTarget, 'known'>,
  roles: readonly string[],
): string | null => {
  if (asks.some(({ introduced }) => introduced)) return null
  if (people.length === 0)
    return [
      missionsMessages.nobodyAt({ name }),
      directoryCount > 0 ? missionsMessages.inDirectory({ count: directoryCount }) : missionsMessages.inviteOrImport(),
    ].join(' ')
  return hasWantedTitle === false
    ? missionsMessages.nobodyWithTitleAt({ company: name, roles: formatList([...roles], 'disjunction') })
    : null
}

/** Who is there already, in the viewer's own contacts, and what to do about it. Null where there is nobody. */
export const knownWords = ({ name, known: { count } }: Pick<CompanyTarget, 'name' | 'known'>): string | null =>
  count === 0
    ? null
    : [missionsMessages.knownAt({ count, company: name }), missionsMessages.writeOrAsk({ count })].join(' ')
