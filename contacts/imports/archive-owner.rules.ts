import { fold } from '@wellmet/identity/names/words.rules.ts'

/** The owner's name of an archive that seems to be somebody else's: it shares no word with the importer's name. */
export function otherOwner(archiveName: string | null, importerName: string): string | null {
  if (archiveName === null) return null
  const words = new Set(fold(importerName).split(' '))
  return fold(archiveName)
    .split(' ')
    .some((word) => word.length > 1 && words.has(word))
    ? null
    : archiveName
}
