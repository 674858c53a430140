/** By which the names of a member's views are told apart: neither case nor spacing matters. */
export const viewNameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
