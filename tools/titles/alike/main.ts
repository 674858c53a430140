import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { readLexicon } from '@wellmet/identity/titles/occupation-lexicon.ts'
import { labelKey } from '@wellmet/identity/titles/occupation-words.rules.ts'
import { alikeFile, type AlikeTitles } from '@wellmet/identity/titles/titles-alike.ts'

/** Which occupations are meant by which titles in the languages that most contacts write, and which are close to another. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const
const mostWords = 4

const { occupations, groups } = readLexicon()
const codeOf = (at: number): string => occupations[at]!.id.replace('occupation/', '').replace('isco/', '').slice(0, 8)

/** Where an occupation is called so first of all, others that are also called so are not meant. */
const preferred = new Map<string, Set<number>>()
const also = new Map<string, Set<number>>()
const add = (map: Map<string, Set<number>>, text: string, at: number): void => {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > mostWords || words.join('').length < 3) return
  const key = labelKey(text)
  map.set(key, (map.get(key) ?? new Set()).add(at))
}
for (const [at, { labels }] of occupations.entries())
  for (const language of languages) {
    const [first, ...others] = (labels[language] ?? []).map((text) => text.split('/').map((one) => one.trim()))
    for (const text of first ?? []) {
      add(preferred, text, at)
      add(also, text, at)
    }
    for (const text of others.flat()) add(also, text, at)
  }

/** Titles of O*NET that ESCO does not have mean the occupations that share the others with them. */
const mostlyShared = 0.7
const mostKin = 4
const reported = new Map<string, Set<number>>()
for (const { titles, occupations: shared } of groups) {
  const meant = shared.filter(([, weight]) => weight >= mostlyShared).map(([at]) => at)
  if (meant.length > 0 && meant.length <= mostKin)
    for (const title of titles) for (const at of meant) add(reported, title, at)
}

/** A word with more meanings is too vague. */
const mostMeanings = 4
const byKey: Record<string, number[]> = {}
for (const key of [...new Set([...preferred.keys(), ...also.keys(), ...reported.keys()])].toSorted()) {
  const meant = [...(preferred.get(key) ?? also.get(key) ?? reported.get(key) ?? [])]
  if (key !== '' && meant.length <= mostMeanings) byKey[key] = meant
}

/** Those that O*NET takes for one occupation. */
const partlyShared = 0.45
const near = new Map<number, Map<number, number>>()
for (const { occupations: shared } of groups) {
  const kin = shared.filter(([, weight]) => weight >= partlyShared)
  for (const [at, weight] of kin)
    for (const [other, otherWeight] of kin)
      if (at !== other) {
        const known = near.get(at) ?? new Map<number, number>()
        near.set(at, known.set(other, Math.max(known.get(other) ?? 0, weight * otherWeight)))
      }
}
const closest = (at: number): number[] =>
  [...(near.get(at) ?? [])]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostKin)
    .map(([other]) => other)

const written: AlikeTitles = {
  codes: occupations.map((_, at) => codeOf(at)),
  near: occupations.map((_, at) => closest(at)),
  byKey,
}
writeFileSync(alikeFile, brotliCompressSync(JSON.stringify(written)))
console.log(`${occupations.length} occupations, ${Object.keys(byKey).length} titles, ${near.size} with others near`)
