import type { SharingMode, SharingOverview as Overview } from '@wellmet/contacts/sharing/sharing.contract.ts'

export type Teammate = { userId: string; name: string }

/** What is chosen on the screen, saved or not. */
export type Draft = { mode: SharingMode; chosen: ReadonlySet<string> }

export const draftOf = ({ mode, sharedWith }: Overview): Draft => ({
  mode,
  chosen: new Set(mode === 'selected' ? sharedWith.map(({ userId }) => userId) : []),
})

const list = (chosen: ReadonlySet<string>): string => [...chosen].toSorted().join(' ')

/** Whom one ticked counts only where ticks are asked for. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.mode === other.mode && (one.mode !== 'selected' || list(one.chosen) === list(other.chosen))

/** What to ask a preview for: nothing when all is as it is saved, otherwise what this teammate would have. */
export const modeFor = (draft: Draft, saved: Draft, userId: string): SharingMode | undefined => {
  if (isSameDraft(draft, saved)) return undefined
  return draft.mode === 'selected' && !draft.chosen.has(userId) ? 'private' : draft.mode
}
