import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { skipReasons } from '@wellmet/contacts/imports/reasons.rules.ts'

type Words = () => string

/** What an account leaves out for other reasons than a file does. */
const ofAccounts: Readonly<Record<string, Words>> = {
  deleted: engineMessages.skipDeleted,
  internal_only: engineMessages.skipInternalOnly,
  no_address: engineMessages.skipNoAddress,
  never_folder: engineMessages.skipNeverFolder,
  never_domain: engineMessages.skipNeverDomain,
  owned_by_other: engineMessages.skipOwnedByOther,
  too_old: engineMessages.skipTooOld,
}
const ofFiles: Readonly<Record<string, Words>> = skipReasons

const wordsFor = (reason: string): string =>
  (Object.hasOwn(ofAccounts, reason)
    ? ofAccounts[reason]
    : Object.hasOwn(ofFiles, reason)
      ? ofFiles[reason]
      : null)?.() ?? engineMessages.skipOther()

/** Why things were left out, the most frequent reason first. */
export const skipWords = (skipped: Readonly<Record<string, number>>): { reason: string; count: number }[] => {
  const counts = new Map<string, number>()
  for (const [code, count] of Object.entries(skipped)) {
    const reason = wordsFor(code)
    counts.set(reason, (counts.get(reason) ?? 0) + count)
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count)
}

export const countSkipped = (skipped: Readonly<Record<string, number>>): number =>
  Object.values(skipped).reduce((sum, count) => sum + count, 0)
