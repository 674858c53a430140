import { Role } from '../members/members.contract.ts'
import { memberLeft } from '../members/members.events.ts'
import { beginLeaving } from '../leaving/begin-leaving.ts'
import { stopUser } from '../users/stop-user.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { RecordedDeletion } from '@wellmet/platform/deletions/deletions.hooks.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { endedAccessSource, readEndedAccess, type EndedAccess } from './ended-access.rules.ts'
import {
  cancelDeletionAgain,
  endAccessAgain,
  endPasswordAgain,
  listEndedSince,
  setDisabledAgain,
  setRoleAgain,
} from './ended-access.store.ts'

/** What let somebody in and ended since then. As the system. */
export async function collectEndedAccess(tx: Tx, since: Date): Promise<RecordedDeletion[]> {
  const rows = await listEndedSince(tx, { since })
  return rows.map(({ id, at, ...entry }) => ({ source: endedAccessSource, id, at, entry }))
}

/**
 * Ends it again after a restore brought it back. A row is known by more than its id, so what began after the end stays:
 * somebody who joined again, or a newer password. As the system, perhaps twice.
 */
export async function replayEndedAccess(context: HookContext, deletion: RecordedDeletion): Promise<void> {
  const ended = readEndedAccess(deletion)
  if (!ended) return
  if (ended.place === 'account.credentials') await endPassword(context, ended)
  else if (ended.place === 'account.users') await stopAgain(context, ended)
  else if (ended.place === 'account.memberships') await endMembershipAgain(context, ended)
  // Connected accounts end by the area that reads them.
  else if (ended.place.startsWith('account.')) await endRow(context, ended)
}

/** Whoever chose a new one asks for a link by “Forgot your password?”. */
async function endPassword({ tx }: HookContext, { key }: EndedAccess): Promise<void> {
  await endPasswordAgain(tx, { id: key['id']!, password: key['password']! })
}

async function stopAgain(context: HookContext, { key, became }: EndedAccess): Promise<void> {
  const userId = key['id']!
  const disabledAt = timeOf(became?.['disabled_at'])
  const deletesAt = timeOf(became?.['deletes_at'])
  if ((await setDisabledAgain(context.tx, { userId, disabledAt })) > 0 && disabledAt) await stopUser(context, userId)
  if (deletesAt) await beginLeaving(context, { userId, deletesAt, actorId: null })
  else await cancelDeletionAgain(context.tx, { userId })
}

async function endMembershipAgain({ tx }: HookContext, ended: EndedAccess): Promise<void> {
  const { key, became } = ended
  const [workspaceId, userId] = [key['workspace_id']!, key['user_id']!]
  if (became) {
    const role = Role.parse(became['role'])
    await setRoleAgain(tx, { role, workspaceId, userId, joinedAt: key['joined_at']! })
  } else if ((await endRow({ tx }, ended)) > 0) await announce(tx, memberLeft, { workspaceId, userId })
}

async function endRow({ tx }: Pick<HookContext, 'tx'>, { place, key }: EndedAccess): Promise<number> {
  return (await endAccessAgain(tx, { place, key: JSON.stringify(key) })).ended
}

const timeOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)
