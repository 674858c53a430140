const page = 10
const worth = (grade: number): number => 2 ** grade - 1
const discounted = (grades: readonly number[]): number =>
  grades.slice(0, page).reduce((sum, grade, i) => sum + worth(grade) / Math.log2(i + 2), 0)

/** NDCG@10. Somebody who is shown twice earns once. */
export function gainOf(people: readonly (string | null)[], grades: ReadonlyMap<string, number>): number {
  const seen = new Set<string>()
  const earned = people.map((id) => {
    if (id === null || seen.has(id)) return 0
    seen.add(id)
    return grades.get(id) ?? 0
  })
  const best = [...grades.values()].toSorted((a, b) => b - a)
  return best.length === 0 ? 0 : discounted(earned) / discounted(best)
}
