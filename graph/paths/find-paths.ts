import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isBeingIntroduced, lowConfidenceNotice } from './notice.rules.ts'
import type { PersonInGraph, ReachablePerson } from './paths.contract.ts'
import { connectorOf, findPathTo, findPathsTo, type PathsToPerson } from './find-paths-to.ts'
import { strengthOfTeammate } from './path-edges.ts'
import { byReach } from './path-order.rules.ts'
import { listTopPeople } from './paths.store.ts'
import { toPathInFull } from './show-path.rules.ts'

export const listTop = (call: MemberCall, { limit }: { limit: number }): Promise<{ people: ReachablePerson[] }> =>
  call.db.reading(async (tx) => {
    const people = (await listTopPeople(tx, { limit })).map(({ personId }) => personId)
    const found = await findPathsTo(tx, call, people)
    const inReach = people.flatMap((personId) => found.get(personId) ?? [])
    return { people: inReach.toSorted(byReach).map(({ person }) => person) }
  }, 'kept')

export const showPerson = (call: MemberCall, id: string): Promise<PersonInGraph> =>
  call.db.reading(async (tx) => {
    const foundPaths = await findPathTo(tx, call, id)
    return { person: foundPaths.person, paths: foundPaths.paths.map(toPathInFull), notice: noticeOf(foundPaths) }
  }, 'kept')

function noticeOf(foundPaths: PathsToPerson): PersonInGraph['notice'] {
  const { person, rows, paths } = foundPaths
  if (isBeingIntroduced(person)) return null
  const { member, contact } = connectorOf(foundPaths, paths[0]?.connector)
  const strength = member ? strengthOfTeammate(member.trustWeight) : (contact?.strength ?? null)
  return lowConfidenceNotice({
    path: person.path,
    targetName: person.name,
    connector: strength === null ? null : { strength, freshness: 'unknown' },
    hasMailbox: rows.some(({ messages, kind }) => kind === 'self' && messages > 0),
  })
}
