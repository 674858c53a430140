import { notify } from '@wellmet/account/notifications/notify.ts'
import { recordEvent } from '@wellmet/account/webhooks/record-event.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { RefusalCode } from '@wellmet/platform/files/import-refused.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { ImportCounts } from './imports.contract.ts'
import { importsMessages } from './imports.messages.ts'
import { importLimits } from './imports.settings.ts'
import { refusalMessage } from './reasons.rules.ts'

interface Importing {
  id: string
  userId: string
  workspaceId: string
  fileName: string
}
type End = { state: 'done'; counts: ImportCounts } | { state: 'refused'; problem: RefusalCode }

/** In the transaction that settles the import: told if and only if it is settled. */
export async function notifyImporter(tx: Tx, services: Services, about: Importing, end: End): Promise<void> {
  const { id: importId, userId, workspaceId } = about
  await notify(tx, services, {
    userId,
    workspaceId,
    kind: 'import.done',
    ...(end.state === 'done'
      ? { title: importsMessages.fileImported.message({ file: about.fileName }), body: countSentences(end.counts) }
      : {
          title: importsMessages.fileNotRead.message({ file: about.fileName }),
          body: [refusalMessage(end.problem, importLimits(services.config))],
        }),
    link: `/access?panel=${importId}`,
    dedupeKey: `import:${importId}`,
  })
  await recordEvent(tx, services, {
    userId,
    workspaceId,
    type: 'import.finished',
    data: { importId, state: end.state },
  })
}

function countSentences({ created, updated, merged, skipped }: ImportCounts): Message[] {
  const counted = [
    [created, importsMessages.contactsCreated],
    [updated, importsMessages.contactsUpdated],
    [merged, importsMessages.contactsMerged],
    [skipped, importsMessages.rowsSkipped],
  ] as const
  const sentences = counted.filter(([count]) => count > 0).map(([count, sentence]) => sentence.message({ count }))
  return sentences.length > 0 ? sentences : [importsMessages.nothingNewInFile.message()]
}
