import { fold } from '@wellmet/identity/names/words.rules.ts'

/** Whose archive it is, if it seems to be somebody else's: its owner's name and the importer's have no word in common. */
export function otherOwner(archiveName: string | null, importerName: string): string | null {
  if (archiveName === null) return null
  const words = new Set(fold(importerName).split(' '))
  return fold(archiveName)
    .split(' ')
    .some((word) => word.length > 1 && words.has(word))
    ? null
    : archiveName
}
