import type { ProviderCategory, SourceStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'

/** Rows that say who somebody is, without mail and meetings beside them. */
export const holdsRows = (category: ProviderCategory): boolean => category === 'crm' || category === 'table'

/** The contacts in a CRM or a table are nobody's address book. */
export const nameOfSource = (source: SourceStatus['source'], category: ProviderCategory): string =>
  engineMessages.sourceOf({ source: holdsRows(category) ? 'rows' : source })
