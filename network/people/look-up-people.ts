import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { slugOf } from '../imports/formats/linkedin/linkedin-slug.rules.ts'
import { waysTo, type Ways } from '../paths/find-ways.ts'
import { freshnessOf } from '../relationships/freshness.rules.ts'
import type { LookupQuestion, Profile } from './people.contract.ts'
import { listOwnMeanings } from './people.store.ts'
import { personIds } from './person-ids.ts'
import { personKeys } from './person-keys.ts'

const dayMs = 86_400_000

export const showProfile = (call: MemberCall, id: string): Promise<Profile> =>
  call.db.transaction(async (tx) => {
    const person = personIds(call).read(id)?.toString()
    const found = person === undefined ? undefined : (await waysTo(tx, call, [person])).get(person)
    if (!found) throw notFound('person')
    return toProfile(found, call)
  })

/** All questions at once: three statements, however many are asked. */
export const lookUpPeople = (call: MemberCall, questions: LookupQuestion[]): Promise<{ results: (Profile | null)[] }> =>
  call.db.transaction(async (tx) => {
    const keys = personKeys(call.services.config.SECRET)
    const asked = questions.map(({ email, linkedinUrl }) =>
      keys.of({ linkedinSlug: linkedinUrl && slugOf(linkedinUrl), emails: email ? [email] : [], phones: [] }),
    )
    const meanings = new Map(
      (await listOwnMeanings(tx, { keys: asked.flat() })).map(({ key, personId }) => [key, personId]),
    )
    const meant = asked.map((own) => [...own.flatMap((key) => meanings.get(key) ?? []), ...own])
    const found = await waysTo(tx, call, [...new Set(meant.flat())])
    return {
      results: meant.map((candidates) => {
        const person = candidates.find((candidate) => found.has(candidate))
        return person === undefined ? null : toProfile(found.get(person)!, call)
      }),
    }
  })

function toProfile({ person, rows }: Ways, { services }: MemberCall): Profile {
  const { changedAt, kind, ownerName } = rows[0]!
  const today = Math.floor(services.now().getTime() / dayMs)
  const day = Math.floor(changedAt.getTime() / dayMs)
  const { freshness: _, ...shown } = person
  return {
    ...shown,
    source: 'graph',
    lastUpdated: {
      at: changedAt.toISOString(),
      source: kind === 0 ? 'your contacts' : `${ownerName}’s contacts`,
      ageDays: Math.max(0, today - day),
      label: freshnessOf(day, today).label,
    },
  }
}
