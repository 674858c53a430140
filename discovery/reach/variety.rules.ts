import type { Path } from '@wellmet/graph/paths/paths.contract.ts'

interface Listed {
  readonly company: string | null
  readonly path: Pick<Path, 'viaId'>
}

/** Rows of one connector, and of one company, in a varied list. */
export const mostOfOne = 2

/**
 * The first `limit` of a ranked list, with at most two rows for one connector and two for one company. The order stays, and
 * whoever would be the third is left out. With a single connector there is nobody else to ask, so only companies are
 * limited.
 */
export function pickVaried<Person extends Listed>(ranked: readonly Person[], limit: number): Person[] {
  const hasOneConnector = new Set(ranked.map(({ path }) => path.viaId)).size <= 1
  const counts = new Map<string, number>()
  const isFull = (key: string): boolean => (counts.get(key) ?? 0) >= mostOfOne
  return ranked
    .filter(({ company, path: { viaId } }) => {
      const keys = [
        ...(viaId === null || hasOneConnector ? [] : [`connector ${viaId}`]),
        ...(company === null ? [] : [`company ${company.toLowerCase()}`]),
      ]
      if (keys.some(isFull)) return false
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
      return true
    })
    .slice(0, limit)
}
