import { occupationLanguages, type Occupation } from '@wellmet/identity/titles/occupations.rules.ts'
import { labelKey } from '@wellmet/identity/titles/occupation-words.rules.ts'
import { readTitle } from '@wellmet/identity/titles/read-title.rules.ts'
import type { TitleFunction } from '@wellmet/identity/titles/title-functions.rules.ts'
import { readTable } from './table.ts'

/** The concepts of ESCO with their labels in ten languages and the functions that their English labels read as. */
export function readOccupations(folder: string): Occupation[] {
  const labels = new Map<string, Partial<Record<string, string[]>>>()
  const keys = new Set<string>()
  for (const language of occupationLanguages)
    for (const [id = '', label = ''] of readTable(folder, `esco-${language}.tsv`)) {
      const key = `${id} ${language} ${labelKey(label)}`
      if (keys.has(key)) continue
      keys.add(key)
      const ofConcept = labels.get(id) ?? {}
      labels.set(id, ofConcept)
      ;(ofConcept[language] ??= []).push(label)
    }
  return Array.from(labels, ([id, ofConcept]) => ({
    id,
    functions: functionsOfLabels(ofConcept['en'] ?? []),
    labels: ofConcept,
  }))
}

/** Labels of ESCO that end so name work in a factory; on a profile the same words mean much else. */
const factoryWork =
  /\b(?:operator|operative|assembler|machinist|maker|moulder|polisher|grinder|finisher|mixer|cutter|setter|spinner|weaver|caster|blender|miller|patternmaker|filler|grader)s?$/

/** Those of the preferred label, or else the one that most of the others read as. */
function functionsOfLabels(labels: readonly string[]): readonly TitleFunction[] {
  const [preferred = '', ...others] = labels
  const functions = readTitle(preferred).functions
  if (functions.length > 0) return functions
  const votes = Map.groupBy(
    others.flatMap((label) => readTitle(label).functions.slice(0, 1)),
    (fn) => fn,
  )
  const most = [...votes].toSorted(([, a], [, b]) => b.length - a.length)[0]
  if (most && most[1].length * 2 > others.length) return [most[0]]
  return factoryWork.test(preferred) ? ['manufacturing'] : []
}
