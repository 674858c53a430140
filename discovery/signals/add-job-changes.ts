import type { Tx } from '@wellmet/platform/database/connection.ts'
import { findJobChanges } from '../insights/find-job-changes.ts'
import { signalKind } from './signal-kinds.ts'
import type { SignalsNeeded } from './signals.hooks.ts'

/** Home tells these beside what else changed among contacts, so the brief does not. */
export const jobChange = signalKind({ name: 'job_change', keptDays: 180 })

/** From what imports and accounts recorded of the viewer's own contacts: nothing is stored twice. */
export async function addJobChanges(tx: Tx, { people, since, limit, found }: SignalsNeeded): Promise<void> {
  for (const change of await findJobChanges(tx, { people, since, limit }))
    found.push({
      ...change,
      kind: jobChange,
      source: 'contacts',
      externalId: String(change.at.getTime()),
      link: null,
    })
}
