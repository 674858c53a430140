import { tagKey } from '../contact-list/contact-filters.rules.ts'

/** Each tag once, in its first spelling. */
export const uniqueTags = (tags: readonly string[]): { keys: string[]; tags: string[] } => {
  const found = new Map<string, string>()
  for (const tag of tags) if (!found.has(tagKey(tag))) found.set(tagKey(tag), tag)
  return { keys: [...found.keys()], tags: [...found.values()] }
}
