import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { readLexicon } from '@wellmet/identity/titles/occupation-lexicon.ts'
import { labelKey } from '@wellmet/identity/titles/occupation-words.rules.ts'
import { alikeFile, type AlikeTitles } from '@wellmet/identity/titles/titles-alike.ts'

/** Of each occupation its short titles in the languages that most contacts write, and which occupation is meant by which. */
const languages = ['en', 'de', 'fr', 'es'] as const
const mostWords = 3
const mostTitles = 24

const { occupations } = readLexicon()
const labels = occupations.map(({ labels: of }) =>
  languages.map((language) => {
    const texts = (of[language] ?? []).flatMap((text) => text.split('/').map((one) => one.trim()))
    const short = texts.filter((text) => {
      const words = wordsOf(text)
      return words.length > 0 && words.length <= mostWords && words.join('').length > 2
    })
    return { preferred: (of[language] ?? [])[0]?.split('/').map((one) => labelKey(one)) ?? [], short }
  }),
)

/** Where an occupation is called so first of all, others that are also called so are not meant. */
const preferred = new Map<string, Set<number>>()
const also = new Map<string, Set<number>>()
const add = (map: Map<string, Set<number>>, key: string, at: number): void =>
  void map.set(key, (map.get(key) ?? new Set()).add(at))
for (const [at, ofLanguages] of labels.entries())
  for (const { preferred: first, short } of ofLanguages) {
    for (const key of first) add(preferred, key, at)
    for (const text of short) add(also, labelKey(text), at)
  }

/** A word with more meanings is too vague. */
const mostMeanings = 4
const byKey: Record<string, number[]> = {}
for (const key of [...new Set([...preferred.keys(), ...also.keys()])].toSorted()) {
  const meant = [...(preferred.get(key) ?? also.get(key) ?? [])]
  if (key !== '' && meant.length <= mostMeanings) byKey[key] = meant
}
const titles = labels.map((ofLanguages) =>
  [
    ...new Set(
      ofLanguages.flatMap(({ short }) => short.slice(0, mostTitles / 2)).map((text) => wordsOf(text).join(' ')),
    ),
  ].slice(0, mostTitles),
)
const written: AlikeTitles = { titles, byKey }
writeFileSync(alikeFile, brotliCompressSync(JSON.stringify(written)))
console.log(`${titles.length} occupations, ${Object.keys(byKey).length} titles`)
