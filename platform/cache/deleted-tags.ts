const most = 10_000

/**
 * When each tag was last forgotten, as far as this process knows. It closes the gap that tags stored beside values
 * leave: a load that began before the change and ended after it would otherwise be kept as if it were fresh.
 */
export function createDeletedTags() {
  const deletedAt = new Map<string, number>()
  return {
    note(tags: readonly string[], at: number): void {
      for (const tag of tags) {
        deletedAt.delete(tag)
        deletedAt.set(tag, at)
      }
      for (const oldest of deletedAt.keys()) {
        if (deletedAt.size <= most) break
        deletedAt.delete(oldest)
      }
    },
    areDeletedSince(tags: readonly string[], since: number): boolean {
      return tags.some((tag) => (deletedAt.get(tag) ?? -1) >= since)
    },
  }
}
