import type { ProviderCategory, SourceStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'

/** The contacts in a CRM are nobody's address book. */
export const nameOfSource = (source: SourceStatus['source'], category: ProviderCategory): string =>
  engineMessages.sourceOf({ source: category === 'crm' ? 'crm' : source })
