import type { ImportCounts } from './imports.contract.ts'

/**
 * What is true after the joins. Somebody who was created and turned out to be a contact from before is not new: they were
 * updated. Of several new ones who are one person, one is new, and the others were listed twice.
 */
export function countsAfterJoins(
  counts: ImportCounts,
  created: ReadonlySet<string>,
  joins: readonly { survivor: string; gone: string }[],
): ImportCounts {
  let { created: fresh, updated, merged } = counts
  for (const pairs of Map.groupBy(joins, ({ survivor }) => survivor).values()) {
    const people = [...new Set(pairs.flatMap(({ survivor, gone }) => [survivor, gone]))]
    const news = people.filter((personId) => created.has(personId)).length
    const isKnown = news < people.length
    const listedTwice = Math.max(0, news - 1)
    merged += listedTwice
    fresh -= isKnown ? news : listedTwice
    if (isKnown && news > 0) updated += 1
  }
  return { ...counts, created: fresh, updated, merged }
}
