import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { firstOf, getFrom } from '@wellmet/platform/values/present.rules.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { findPathTo, findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import type { Profile } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import type { Handle } from '../questions/question.rules.ts'
import type { LookupQuestion } from '@wellmet/identity/person-keys/person-lookup.contract.ts'
import { listOwnMeanings } from './people.store.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'

export const showProfile = (call: ReaderCall, id: string): Promise<Profile> =>
  call.db.reading(async (tx) => toProfile(await findPathTo(tx, call, id), call), 'kept')

/** All questions at once: three statements, however many are asked. */
export const lookUpPeople = (call: ReaderCall, questions: LookupQuestion[]): Promise<{ results: (Profile | null)[] }> =>
  call.db.reading(async (tx) => {
    const keys = personKeys(call.services)
    const asked = questions.map(({ email, linkedinUrl }) =>
      keys.of({ linkedinSlug: linkedinUrl && slugOf(linkedinUrl), emails: email ? [email] : [], phones: [] }),
    )
    const meanings = new Map(
      (await listOwnMeanings(tx, { keys: asked.flat() })).map(({ key, personId }) => [key, personId]),
    )
    const meant = asked.map((own) => [...own.flatMap((key) => meanings.get(key) ?? []), ...own])
    const found = await findPathsTo(tx, call, [...new Set(meant.flat())])
    return {
      results: meant.map((candidates) => {
        const person = candidates.find((candidate) => found.has(candidate))
        return person === undefined ? null : toProfile(getFrom(found, person), call)
      }),
    }
  })

/** Whoever has one of these addresses or profiles, as far as the viewer may see them. */
export async function findByHandles(tx: Tx, { services }: ReaderCall, handles: readonly Handle[]): Promise<string[]> {
  if (handles.length === 0) return []
  const keys = personKeys(services)
  const asked = handles.flatMap(({ email, linkedinUrl }) =>
    keys.of({ linkedinSlug: linkedinUrl && slugOf(linkedinUrl), emails: email ? [email] : [], phones: [] }),
  )
  const meanings = await listOwnMeanings(tx, { keys: asked })
  return [...new Set([...meanings.map(({ personId }) => personId), ...asked])]
}

export function toProfile({ person, rows }: PathsToPerson, { services }: Pick<ReaderCall, 'services'>): Profile {
  const { changedAt, kind, ownerName } = firstOf(rows)
  const today = utcDay(services.now())
  const day = utcDay(changedAt)
  const { freshness: _, ...shown } = person
  return {
    ...shown,
    source: kind === 'directory' ? 'database' : 'graph',
    lastUpdated: {
      at: changedAt.toISOString(),
      source: peopleMessages.profileSource({ kind, name: ownerName ?? '' }),
      ageDays: Math.max(0, today - day),
      label: freshnessOf(day, today).label,
    },
  }
}
