import type { Skip } from '@wellmet/contacts/imports/imports.contract.ts'

export type SkipGroup = { reason: string; file: string; count: number; lines: number[] }

/** The same reason in the same file is one thing to read; the most frequent first. */
export const groupSkips = (skips: readonly Skip[]): SkipGroup[] => {
  const groups = new Map<string, SkipGroup>()
  for (const { reason, file, line } of skips) {
    const key = `${file}\n${reason}`
    const group = groups.get(key) ?? { reason, file, count: 0, lines: [] }
    group.count += 1
    if (line !== null) group.lines.push(line)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count)
}
