import type { StoredEvidence } from '@wellmet/contacts/relationships/pair.rules.ts'

/** Evidence as `list_evidence` packs it: day, kind (16), direction (4), people (32), copy (2), maker (8, 0 for none). */
export const unpack = (packed: string): StoredEvidence[] =>
  packed.split(' ').map((word) => {
    const number = Number(word)
    const low = number & 0x7fff
    return {
      day: Math.floor(number / 32_768),
      kind: low >> 11,
      direction: ((low >> 9) & 3) - 1,
      people: (low >> 4) & 31,
      inCopy: ((low >> 3) & 1) === 1,
      maker: (low & 7) === 0 ? null : low & 7,
    }
  })
