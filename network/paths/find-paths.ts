import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { personIds } from '../people/person-ids.ts'
import { lowConfidenceNotice } from './notice.rules.ts'
import type { PersonInGraph, ReachablePerson } from './paths.contract.ts'
import { strengthOfTeammate, toPath, waysTo } from './find-ways.ts'
import { listTopPeople } from './paths.store.ts'

export const listTop = (call: MemberCall, { limit }: { limit: number }): Promise<{ people: ReachablePerson[] }> =>
  call.db.transaction(async (tx) => {
    const people = (await listTopPeople(tx, { limit })).map(({ personId }) => personId)
    const found = await waysTo(tx, call, people)
    return { people: people.flatMap((personId) => found.get(personId)?.person ?? []) }
  })

export const showPerson = (call: MemberCall, id: string): Promise<PersonInGraph> =>
  call.db.transaction(async (tx) => {
    const person = personIds(call).read(id)?.toString()
    const found = person === undefined ? undefined : (await waysTo(tx, call, [person])).get(person)
    if (!found) throw notFound('person')
    const { rows, paths } = found
    const best = paths[0]!
    const connector = rows.find(({ userId }) => userId === best.viaId)
    const notice = lowConfidenceNotice({
      path: best,
      targetName: found.person.name,
      connector: connector ? { strength: strengthOfTeammate(connector), freshness: 'unknown' } : null,
      hasMailbox: rows.some(({ messages, kind }) => kind === 0 && messages > 0),
    })
    return { person: found.person, paths: paths.map(toPath), notice }
  })
