import type { NetworkMapPerson } from './network-map-shapes.ts'

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Every word typed begins a word of the name or company: "jo wit" finds Joost de Wit. Nearest ring, then strongest. */
export const findPeople = (people: readonly NetworkMapPerson[], query: string, most = 8): NetworkMapPerson[] => {
  const words = plain(query).split(/\s+/u).filter(Boolean)
  if (words.length === 0) return []
  return people
    .filter(({ name, company }) => {
      const text = ` ${plain(`${name} ${company ?? ''}`)}`
      return words.every((word) => text.includes(` ${word}`))
    })
    .sort((one, other) => one.ring - other.ring || (other.strength ?? -1) - (one.strength ?? -1))
    .slice(0, most)
}
