/** Why somebody who stands in a file is left out. */
export type Deleted = 'erased' | 'erased_for_all'

/** The numbers of everybody who was erased, and by whom. */
export type Tombstones = ReadonlyMap<string, Deleted>

/**
 * Whether these keys belong to somebody who was erased. Any of them is enough, because a person has many; but an address
 * that they shared with one of the owner's contacts does not take that contact away.
 */
export function deletedAmong(
  keys: readonly string[],
  known: ReadonlyMap<string, string>,
  tombstones: Tombstones,
): Deleted | null {
  if (tombstones.size === 0) return null
  const found = keys.map((key) => tombstones.get(key)).filter((reason) => reason !== undefined)
  if (found.includes('erased_for_all')) return 'erased_for_all'
  return found.length === 0 || keys.some((key) => known.has(key)) ? null : 'erased'
}

/** Without the handles of somebody who was erased: they are learned for nobody else. */
export const withoutDeleted = (keys: string[], tombstones: Tombstones): string[] =>
  tombstones.size === 0 ? keys : keys.filter((key) => !tombstones.has(key))
