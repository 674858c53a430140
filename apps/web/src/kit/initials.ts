import { wordsOfName } from '@wellmet/platform/values/first-name.rules.ts'

/** Two letters at most: the first of the first word and of the last; a title is none. */
export const initialsOf = (name: string): string => {
  const words = wordsOfName(name)
  const first = words[0]?.at(0) ?? '?'
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? '') : ''
  return (first + last).toUpperCase()
}

const tints = 6

/** The same person has the same tint everywhere, with nothing stored. */
export const tintOf = (id: string): number => {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // Stirred once more: ids often differ in their last letter only, and neighbours should not look alike.
  hash = Math.imul(hash ^ (hash >>> 16), 0x045d9f3b)
  return ((hash ^ (hash >>> 16)) >>> 0) % tints
}
