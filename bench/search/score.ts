/** As far as a reader looks. */
export const page = 10

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, page).reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0)

/** NDCG of the first page; where nobody should come, 1 for nobody and 0 for anybody. */
export function scoreOf(expected: ReadonlyMap<string, number>, answered: readonly string[]): number {
  if (expected.size === 0) return answered.length === 0 ? 1 : 0
  const ideal = [...expected.values()].toSorted((a, b) => b - a)
  return discounted(answered.map((label) => expected.get(label) ?? 0)) / discounted(ideal)
}
