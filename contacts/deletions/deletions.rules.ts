/** Why somebody who stands in a file is left out. */
export type Deleted = 'erased' | 'erased_for_all' | 'erased_by_name'

/** The numbers of everybody who was erased, and by whom. */
export type Tombstones = ReadonlyMap<string, Exclude<Deleted, 'erased_by_name'>>

/**
 * Whether these keys belong to somebody who was erased. Any of them is enough, because a person has many; but an address
 * that they shared with one of the owner's contacts does not take that contact away. What the operator erased for all
 * always holds.
 */
export function deletedAmong(
  keys: readonly string[],
  isContact: (key: string) => boolean,
  tombstones: Tombstones,
): Deleted | null {
  if (tombstones.size === 0) return null
  const found = keys.map((key) => tombstones.get(key)).filter((reason) => reason !== undefined)
  if (found.includes('erased_for_all')) return 'erased_for_all'
  return found.length === 0 || keys.some(isContact) ? null : 'erased'
}

/** Whether somebody with these keys is new, and has the name and company of somebody who was erased. */
export const namesakeOfDeleted = (
  nameKey: string,
  keys: readonly string[],
  isContact: (key: string) => boolean,
  tombstones: Tombstones,
): Deleted | null => (tombstones.has(nameKey) && !keys.some(isContact) ? 'erased_by_name' : null)

interface Handles {
  linkedinSlug?: string | undefined
  emails: readonly string[]
  phones: readonly string[]
}

/** Without the handles of somebody who was erased: they are stored for nobody else. */
export function withoutDeleted(
  { linkedinSlug, emails, phones }: Handles,
  keys: { of(handles: Handles): string[] },
  tombstones: Tombstones,
): Handles {
  if (tombstones.size === 0) return { linkedinSlug, emails, phones }
  const isKept = (handles: Partial<Handles>): boolean =>
    keys.of({ emails: [], phones: [], ...handles }).every((key) => !tombstones.has(key))
  return {
    linkedinSlug: isKept({ linkedinSlug }) ? linkedinSlug : undefined,
    emails: emails.filter((email) => isKept({ emails: [email] })),
    phones: phones.filter((phone) => isKept({ phones: [phone] })),
  }
}
