import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'

/** The keys of an address as it is written and of the mailbox behind it, as contacts and deletions have them. */
export const addressKeys = (services: Services, address: string): string[] =>
  personKeys(services).of({ emails: [...new Set([address, mailboxOf(address)])], phones: [] })

/** One key for all addresses that lead to the same mailbox; null without an address. */
export const mailboxKey = (services: Services, address: string | null): string | null =>
  address === null ? null : (addressKeys(services, mailboxOf(address))[0] ?? null)
