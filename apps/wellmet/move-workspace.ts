import { MoveRefused } from '@wellmet/database/move/move-refused.ts'
import { cancelMove, moveWorkspaces } from '@wellmet/database/move/move-workspaces.ts'
import { withServers } from '@wellmet/database/move/open-servers.ts'
import { moveInputs } from '@wellmet/database/move/move.settings.ts'
import { tablesOf } from '@wellmet/platform/area.ts'
import { readSettings } from '@wellmet/platform/config/config.ts'
import { parseKeyRing } from '@wellmet/platform/vault/key-ring.ts'
import { areas } from '../areas.ts'
import { administratorUrl } from './administrator-url.ts'
import { Refusal, UsageError } from './refusal.ts'

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const usage = 'wellmet move-workspace [--cancel] <workspace id> ...'

/**
 * wellmet move-workspace <id>            moves a workspace with its members from the server of DATABASE_ADMIN_URL to that of
 *                                        MOVE_TARGET_ADMIN_URL; typed again after an interruption, it goes on
 * wellmet move-workspace <id> <id> ...   moves workspaces that share members together
 * wellmet move-workspace --cancel <id>   takes back a move that was interrupted before the workspace had left
 */
export async function run(args: string[]): Promise<void> {
  const isCancelled = args[0] === '--cancel'
  const ids = isCancelled ? args.slice(1) : args
  if (ids.length === 0 || !ids.every((id) => idShape.test(id))) throw new UsageError(usage)
  const inputs = readSettings(process.env, moveInputs)
  const { PLAINTEXT_HOSTS: plaintextHosts, MOVE_TARGET_ADMIN_URL: target, DIRECTORY_ADMIN_URL: directory } = inputs
  if (target === undefined) throw new UsageError('MOVE_TARGET_ADMIN_URL is missing (PostgreSQL, as a superuser)')
  const keyRing = parseKeyRing(inputs.VAULT_KEYS)
  for (const url of [target, directory])
    if (url !== undefined) administratorUrl({ DATABASE_ADMIN_URL: url, PLAINTEXT_HOSTS: plaintextHosts })
  try {
    await withServers(
      { source: administratorUrl(inputs), target, directory },
      ids,
      { keyRing, tables: tablesOf(areas) },
      async (servers) => {
        if (isCancelled) {
          await cancelMove(servers, ids)
          console.log('The move is taken back. The workspace is open where it was.')
          return
        }
        const { rows, epoch, refusedMs } = await moveWorkspaces(servers, ids, console.log)
        const seconds = `${(refusedMs / 1000).toFixed(1)} s`
        console.log(
          `It is on server ${servers.target.number} now, epoch ${epoch}` +
            (rows === null ? ', and the last steps are done.' : `: ${rows} rows in ${seconds}.`),
        )
      },
    )
  } catch (error) {
    throw error instanceof MoveRefused ? new Refusal(error.message) : error
  }
}
