import { readFileSync } from 'node:fs'
import { verifyAnchors } from '@wellmet/account/audit/verify-anchors.ts'
import { withServices } from './with-services.ts'

/**
 * wellmet audit <file…>   recomputes the audit log of every workspace, and compares it with the anchors in these files:
 *                         logs of the worker, or AUDIT_ANCHOR_FILE. Ends with 1 if the log was rewritten.
 */
export async function run(files: string[]): Promise<void> {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const { chains, compared, deleted, findings } = await withServices('audit', (services) =>
    verifyAnchors(services, text),
  )
  for (const finding of findings) console.error(finding)
  const verdict = findings.length === 0 ? 'intact' : 'NOT INTACT'
  console.log(`${verdict}: ${chains} audit logs recomputed, ${compared} heads compared with anchors.`)
  if (deleted > 0) console.log(`${deleted} workspaces were deleted with their logs, which are not compared.`)
  if (compared === 0) console.log('Without anchors, a log that was rewritten as a whole is not noticed.')
  process.exitCode = findings.length === 0 ? 0 : 1
}
