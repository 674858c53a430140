import { notify } from '@wellmet/account/notifications/notify.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { engineMessages } from './engine.messages.ts'
import type { AccountRow } from './engine.store.ts'

const titles = { expired: engineMessages.accessEndedFor, failed: engineMessages.notReadFor }
const bodies = { expired: engineMessages.accessEndedNext, failed: engineMessages.notReadNext }

/** An account that stops being read must not do so silently. In the transaction that notes it. */
export const notifyOwner = (
  tx: Tx,
  services: Services,
  { id, workspaceId, userId, address }: AccountRow,
  state: keyof typeof titles,
  link: `/${string}`,
): Promise<void> =>
  notify(tx, services, {
    userId,
    workspaceId,
    kind: 'connected-account.stopped',
    title: titles[state].message({ address }),
    body: [bodies[state].message()],
    link,
    dedupeKey: `connected-account:${id}:${state}`,
  })
