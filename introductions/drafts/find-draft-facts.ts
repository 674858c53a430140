import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { showContact } from '@wellmet/contacts/contact-list/show-contacts.ts'
import { listGoals } from '@wellmet/discovery/missions/list-wanted.ts'
import { findPathTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { toPathInFull } from '@wellmet/graph/paths/show-path.rules.ts'
import { findAsker } from '../grounding/find-asker.ts'
import type { DraftFacts } from './drafts.rules.ts'

interface Wanted {
  readonly personId: string
  readonly connectorId: string
  readonly blind: boolean
}

/** Everything that a message to this person through this connector may say; 404 where the viewer sees no such path. */
export async function findDraftFacts(
  tx: Tx,
  call: MemberCall,
  { personId, connectorId, blind }: Wanted,
): Promise<DraftFacts> {
  const { person, personId: number, paths } = await findPathTo(tx, call, personId)
  const path = paths.map(toPathInFull).find(({ between: [first] }) => first?.id === connectorId)
  const [connector] = path?.between ?? []
  if (!path || !connector) throw notFound('path')
  const contact = connector.kind === 'contact' ? (await showContact(call, connector.id)).contact : null
  const [goal = null] = await listGoals(tx, [number])
  return {
    asker: { ...(await findAsker(tx)), id: call.viewer.userId },
    connector: {
      id: connector.id,
      name: connector.name,
      title: contact?.title ?? null,
      company: contact?.company ?? null,
    },
    target: { id: person.id, name: person.name, title: person.role, company: person.company },
    path,
    goal,
    isBlind: blind,
  }
}
