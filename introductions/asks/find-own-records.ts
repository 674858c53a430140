import { isMailAddress } from '@wellmet/platform/mail/mail.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { lastContactWords } from '@wellmet/graph/paths/explanation.rules.ts'
import type { OnRecord } from '@wellmet/graph/paths/edge.rules.ts'
import { listContactsOfConnectors } from './asks.store.ts'

/** What a connector with an account has on record of the target. For the connector alone. */
export interface OwnRecords {
  contact: OnRecord | null
  /** Where the connector writes to them. */
  email: string | null
  /** All addresses that they have for them. */
  emails: readonly string[]
}

export const noRecords: OwnRecords = { contact: null, email: null, emails: [] }

/** When the two were last in touch, in the current language; null when that is not known. */
export const lastContactIn = ({ contact }: OwnRecords, target: { name: string }): string | null =>
  contact && lastContactWords(contact, target.name)

/** By request, in one statement. As the system: the requests are their askers’. */
export async function listOwnRecords(tx: Tx, requestIds: string[]): Promise<Map<string, OwnRecords>> {
  const rows = requestIds.length === 0 ? [] : await listContactsOfConnectors(tx, { requestIds })
  return new Map(
    rows.map(({ requestId, emails, ...contact }) => [
      requestId,
      { contact, email: emails.find(isMailAddress) ?? null, emails },
    ]),
  )
}

export const findOwnRecords = async (tx: Tx, requestId: string): Promise<OwnRecords> =>
  (await listOwnRecords(tx, [requestId])).get(requestId) ?? noRecords
