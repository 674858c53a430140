import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { showNotes } from '@wellmet/contacts/notes/write-notes.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { gatherClaims, numbersOf } from '../grounding/gather-claims.ts'
import type { PrepCard, Prepared } from './assistant.contract.ts'
import { findRequestAbout, listMeetingsBookedWith } from './assistant.store.ts'
import { cardFrom } from './prep-card.rules.ts'

const mostNotes = 10

interface Wanted {
  number: string
  /** As the request has it, for somebody who is out of sight by now. */
  name: string | null
}

/** What is on record about somebody whom the viewer is about to meet. */
export const preparePerson = (call: MemberCall, whom: Prepared): Promise<PrepCard> =>
  call.db.reading(async (tx) => {
    const { number, name } = 'personId' in whom ? byId(call, whom.personId) : await byRequest(tx, whom.requestId)
    const { viewer, people, claims } = await gatherClaims(tx, call, [number], { mayBeOutOfSight: name !== null })
    const [found] = people
    const person = found?.person ?? {
      id: personIds(call).show(BigInt(number)),
      name: present(name),
      role: null,
      company: null,
    }
    const isOwn = found?.rows.some(({ kind }) => kind === 'self') ?? false
    const notes = isOwn ? (await showNotes(call, person.id)).items.slice(0, mostNotes) : []
    const [booked] = await listMeetingsBookedWith(tx, { person: number })
    return {
      person: { id: person.id, name: person.name, role: person.role, company: person.company },
      meetingAt: booked?.meetingAt?.toISOString() ?? null,
      ...cardFrom({ viewerId: viewer.id, now: call.services.now(), person, claims, notes }),
    }
  })

function byId(call: MemberCall, personId: string): Wanted {
  return { number: present(numbersOf(call, [personId])[0]), name: null }
}

async function byRequest(tx: Tx, id: string): Promise<Wanted> {
  const request = await findRequestAbout(tx, { id })
  if (!request?.targetPerson) throw notFound('request')
  return { number: request.targetPerson, name: request.targetName }
}
