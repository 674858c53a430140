import type { z } from 'zod'
import { deleteNotificationsAbout } from '@wellmet/account/notifications/delete-notifications-about.ts'
import type { contactDeleted } from '@wellmet/contacts/deletions/deletions.events.ts'
import { introductionKeys } from '@wellmet/graph/outcome-model/introduction-keys.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { deleteMails } from '@wellmet/platform/mail/delete-mails.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { opaqueIds } from '@wellmet/platform/values/opaque-id.ts'
import { closeAsksOf } from '../asks/find-ask.ts'
import { revokeLinks } from '../guest-links/revoke-guest-links.ts'
import { moveRequest } from '../moves/move-request.ts'
import { getRequest } from '../moves/lock-request.ts'
import { recordChange } from '../moves/record-change.ts'
import { updateOutcomeStatisticsJob } from '../outcomes/outcomes.jobs.ts'
import { isOpen } from '../stages/stages.rules.ts'
import { deleteSuggestions } from '../suggested-outcomes/end-suggestions.ts'
import {
  deletedConnector,
  deletedTarget,
  withoutPerson,
  namesToFind,
  type DeletedPerson,
} from './deleted-people.rules.ts'
import {
  updateFollowersWithoutPerson,
  deleteNotes,
  lockNaming,
  updateWithoutPerson,
  type NamingRow,
} from './deleted-people.store.ts'

type Deletion = z.infer<typeof contactDeleted.payload>

/** All in one transaction with the end of open requests, so that no reaction emails anybody afterwards. */
export async function deleteFromIntroductions({ tx, services }: ReactionContext, deletion: Deletion): Promise<void> {
  const { workspaceId, userId, people } = deletion
  const now = services.now()
  const targetKeys = targetKeysOf(services, deletion)
  const shownAs = opaqueIds(services, workspaceId, 'person')
  const shown = people.map((person) => shownAs.show(BigInt(person)))
  const found = namesToFind([deletion.name])
  const traces = [...new Set([...shown, ...found, ...found.map((name) => JSON.stringify(name).slice(1, -1))])]
  const throughThem = JSON.stringify([{ via: { personId: userId } }])
  const rows = await lockNaming(tx, { workspaceId, userId, people, targetKeys, throughThem, traces })
  const key = personKeys(services).reference(`erased:${deletion.deletionId}`)
  const person: DeletedPerson = {
    userId,
    people: new Set(people),
    targetKeys: new Set(targetKeys),
    shown: new Set(shown),
    shownAfter: shownAs.show(BigInt(key)),
    names: namesToFind([deletion.name, ...namesIn(rows, deletion)]),
  }
  await updateFollowersWithoutPerson(tx, {
    workspaceId,
    userId,
    people,
    targetKeys,
    target: json({ ...deletedTarget, person: null }),
    connector: json(deletedConnector),
  })
  const over: { row: NamingRow; hasDeletedPerson: boolean }[] = []
  for (const row of rows) {
    const left = withoutPerson(row, person)
    if (!left) continue
    const { target, connector, route, fallbackPaths, isOver, ...rest } = left
    const written = {
      target: json(target),
      connector: json(connector),
      route: json(route),
      fallbackPaths: json(fallbackPaths),
    }
    await updateWithoutPerson(tx, { ...rest, ...written, id: row.id, key, now })
    if (isOver) over.push({ row, hasDeletedPerson: left.isTarget || left.isConnector })
  }
  const requests = over.map(({ row }) => row.id)
  const deleted = over.flatMap(({ row, hasDeletedPerson }) => (hasDeletedPerson ? [row.id] : []))
  await deleteNotes(tx, { workspaceId, userId, requests: deleted, names: [...person.names] })
  await revokeLinks(tx, services, requests)
  await closeAsksOf(tx, requests, now)
  await deleteMails(tx, requests)
  await deleteSuggestions(tx, requests)
  await deleteNotificationsAbout(tx, workspaceId, requests)
  for (const { row, hasDeletedPerson } of over)
    await end(tx, services, row, userId, hasDeletedPerson ? 'erased' : 'path_gone')
  if (over.length > 0)
    await enqueue(tx, updateOutcomeStatisticsJob, { workspaceId }, { key: `update-outcome-statistics:${workspaceId}` })
}

const json = (value: unknown): string => JSON.stringify(value)

/** By number, by any handle that the asker gave, or by the name that the contact had: as targets are told apart. */
function targetKeysOf(services: Services, { workspaceId, userId, people, keys, name, company }: Deletion): string[] {
  const keysOfPeople = personKeys(services)
  const described = [
    keysOfPeople.byName(userId, name, undefined),
    ...(company === null ? [] : [keysOfPeople.byName(workspaceId, name, company)]),
  ].map((number) => `name:${number}`)
  const ofWorkspace = introductionKeys(services, workspaceId)
  const numbered = [...new Set([...people, ...keys])].map((number) => `person:${number}`)
  return [...numbered, ...described].map((who) => ofWorkspace.target(who))
}

/** What their own requests call them: an asker may have given another name. */
const namesIn = (rows: readonly NamingRow[], { userId, people }: Deletion): string[] =>
  rows
    .filter((row) => row.userId === userId)
    .flatMap(({ targetPerson, target, connectorPerson, connector }) => [
      ...(people.includes(targetPerson ?? '') ? [target.name] : []),
      ...(people.includes(connectorPerson ?? '') ? [connector.name] : []),
    ])

/** Of whoever ends it nothing is learned: neither a no nor silence. */
async function end(
  tx: Tx,
  services: Services,
  row: NamingRow,
  userId: string,
  kind: 'erased' | 'path_gone',
): Promise<void> {
  const by = row.userId === userId ? 'asker' : 'connector'
  if (isOpen(row.stage)) await moveRequest(tx, services, row.id, { to: 'cancelled', by, kind })
  else if (kind === 'erased') await recordChange(tx, services, await getRequest(tx, row.id), { by, kind })
}
