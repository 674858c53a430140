import { mailUses, type MailUse } from '@wellmet/connections/engine/mail-uses.contract.ts'

/** In the order in which they are shown, each once. */
export const inOrder = (uses: readonly MailUse[]): MailUse[] => mailUses.filter((use) => uses.includes(use))

/** Whether everything wanted is allowed already, so that nobody has to be asked. */
export const isNoMore = (wanted: readonly MailUse[], given: readonly MailUse[]): boolean =>
  wanted.every((use) => given.includes(use))

/** The scopes of these uses, each once. */
export const scopesOfUses = (
  scopes: Readonly<Record<MailUse, readonly string[]>>,
  uses: readonly MailUse[],
): string[] => [...new Set(uses.flatMap((use) => scopes[use]))]
