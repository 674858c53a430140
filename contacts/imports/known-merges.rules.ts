import { ImportRefused } from '@wellmet/platform/files/import-refused.ts'

/** More people than one person can have cards. What they share is a switchboard or a mailing list, or the file is made up. */
const mostMergedIntoOne = 200

/** Only who was stored before this file has anything to move. Throws ImportRefused when too many of them are one. */
export function mergesOfKnown(
  merges: [survivor: string, gone: string][],
  known: ReadonlyMap<string, string>,
): { survivor: string; gone: string }[] {
  const people = new Set(known.values())
  const found = merges.flatMap(([survivor, gone]) => (people.has(gone) ? [{ survivor, gone }] : []))
  const counts = new Map<string, number>()
  for (const { survivor } of found) counts.set(survivor, (counts.get(survivor) ?? 0) + 1)
  if ([...counts.values()].some((count) => count > mostMergedIntoOne)) throw new ImportRefused('too_many_merges')
  return found
}
