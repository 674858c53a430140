import { mailUses, type MailUse } from '@wellmet/connections/engine/mail-uses.contract.ts'
import { isTyped, type Provider } from '@wellmet/connections/engine/provider.ts'

/** What an account with a provider can allow. */
export const possibleUses = (provider: Provider): readonly MailUse[] =>
  isTyped(provider) ? (provider.mailUses ?? []) : provider.mailScopes ? mailUses : []
