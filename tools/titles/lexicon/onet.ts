import type { Occupation, TitleGroup } from '@wellmet/identity/titles/occupations.rules.ts'
import { labelKey } from '@wellmet/identity/titles/occupation-words.rules.ts'
import { readTable } from './table.ts'

/** The occupations of O*NET, linked to the ESCO concepts that share titles with them. */
export function readGroups(folder: string, occupations: readonly Occupation[]): TitleGroup[] {
  const titles = new Map<string, Map<string, string>>()
  const add = (code: string, title: string): void => {
    const ofCode = titles.get(code) ?? new Map<string, string>()
    titles.set(code, ofCode)
    const key = labelKey(title)
    if (key !== '' && !ofCode.has(key)) ofCode.set(key, title)
  }
  for (const [code = '', title = ''] of readTable(folder, 'onet-occupations.tsv')) add(code, title)
  for (const [code = '', title = '', short = 'n/a'] of readTable(folder, 'onet-alternate-titles.tsv')) {
    add(code, short === 'n/a' ? title : title.replace(/\s*\([^)]*\)/, ''))
    if (short !== 'n/a') add(code, short)
  }
  for (const [code = '', title = ''] of readTable(folder, 'onet-reported-titles.tsv')) add(code, title)

  const codesOf = Map.groupBy(
    Array.from(titles, ([code, ofCode]) => [...ofCode.keys()].map((key) => ({ code, key }))).flat(),
    ({ key }) => key,
  )
  const occupationsOf = Map.groupBy(
    occupations.flatMap(({ labels }, position) =>
      (labels.en ?? []).map((label) => ({ key: labelKey(label), position })),
    ),
    ({ key }) => key,
  )
  return Array.from(titles, ([code, ofCode]) => {
    const shared = new Map<number, number>()
    for (const key of ofCode.keys()) {
      const positions = new Set(occupationsOf.get(key)?.map(({ position }) => position))
      // A title that many occupations have says little about each of them.
      const weight = 1 / positions.size / codesOf.get(key)!.length
      for (const position of positions) shared.set(position, (shared.get(position) ?? 0) + weight)
    }
    const most = Math.max(...shared.values())
    return {
      code,
      titles: [...ofCode.values()],
      occupations: Array.from(
        shared,
        ([position, weight]) => [position, Math.round((weight / most) * 1000) / 1000] as const,
      ),
    }
  })
}
