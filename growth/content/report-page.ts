import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { contentMessages as m } from './content.messages.ts'
import { countReports, insertReport } from './content.store.ts'
import { expectPage } from './read-page.ts'
import type { ReportReason } from './report-reasons.rules.ts'

/** More say nothing new to the operator. */
const mostReports = 100

export async function reportPage(
  { db, services, answer }: Call,
  slug: string,
  { reason, said }: { reason: ReportReason; said?: string | undefined },
): Promise<undefined> {
  // As the system: whoever reports a page has no account, and its workspace does not see the report
  await db.asSystem(async (tx) => {
    const { id: documentId, workspaceId } = await expectPage(tx, slug)
    if ((await countReports(tx, { documentId })).n >= mostReports) throw fail('conflict', m.tooManyReports())
    const now = services.now()
    await insertReport(tx, { id: newId(now.getTime()), workspaceId, documentId, reason, said: said ?? null, now })
  })
  answer.leadTo(new URL('/thanks', services.config.PUBLIC_URL).href)
  return undefined
}
