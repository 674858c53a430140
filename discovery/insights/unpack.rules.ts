import type { StoredEvidence } from '@wellmet/contacts/relationships/pair.rules.ts'

/** Evidence as `list_evidence` packs it: day, kind (16), direction (4), people (32), copy (2). */
export const unpack = (packed: string): StoredEvidence[] =>
  packed.split(' ').map((word) => {
    const number = Number(word)
    const low = number & 0xfff
    return {
      day: Math.floor(number / 4096),
      kind: low >> 8,
      direction: ((low >> 6) & 3) - 1,
      people: (low >> 1) & 31,
      inCopy: (low & 1) === 1,
    }
  })
