import { notify } from '@wellmet/account/notifications/notify.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { ImportCounts } from './imports.contract.ts'

interface Importing {
  id: string
  userId: string
  workspaceId: string
  fileName: string
}
type End = { state: 'done'; counts: ImportCounts } | { state: 'refused'; problem: string }

/** In the transaction that settles the import: told if and only if it is settled. */
export const notifyImporter = (tx: Tx, services: Services, about: Importing, end: End): Promise<void> =>
  notify(tx, services, {
    userId: about.userId,
    workspaceId: about.workspaceId,
    kind: 'import.done',
    title: end.state === 'done' ? `${about.fileName} was brought in` : `${about.fileName} could not be read`,
    body: end.state === 'done' ? countsLine(end.counts) : end.problem,
    link: `/access?panel=${about.id}`,
    dedupeKey: `import:${about.id}`,
  })

const number = new Intl.NumberFormat('en')

function countsLine(counts: ImportCounts): string {
  const said = (['created', 'updated', 'merged', 'skipped'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${number.format(counts[kind])} ${kind}`)
  return said.length > 0 ? `Contacts: ${said.join(', ')}.` : 'Nothing in it was new.'
}
