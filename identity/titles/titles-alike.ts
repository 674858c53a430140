import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { wordsOf } from '../names/words.rules.ts'
import { labelKey } from './occupation-words.rules.ts'
import { sameTitles } from './same-titles.rules.ts'

/** Written by `npm run titles:alike` from the lexicon of occupations. */
export const alikeFile = new URL('titles-alike.json.br', import.meta.url)

export interface AlikeTitles {
  /** Of each occupation, folded. */
  readonly titles: readonly (readonly string[])[]
  /** The occupations that are called so. */
  readonly byKey: Readonly<Record<string, readonly number[]>>
}

let loaded: { lexicon: AlikeTitles; rows: ReadonlyMap<string, readonly (readonly string[])[]> } | null = null

function load() {
  const lexicon = JSON.parse(brotliDecompressSync(readFileSync(alikeFile)).toString()) as AlikeTitles
  const rows = Map.groupBy(
    sameTitles.flatMap((row) => row.map((title) => ({ key: labelKey(title), row }))),
    ({ key }) => key,
  )
  return { lexicon, rows: new Map([...rows].map(([key, found]) => [key, found.map(({ row }) => row)])) }
}

const most = 40

/** As it is written, and of one where it is German and of several: Hebammen, Kapitäne, Lotsen. */
const formsOf = (title: string): string[] => [
  title,
  ...['n', 'en', 'e'].flatMap((end) => (title.endsWith(end) ? [title.slice(0, -end.length)] : [])),
]

/**
 * Other titles of who has this title, as words: another language, another word for the trade. Empty where no occupation is
 * called so. The file is read at the first call, in about 50 ms.
 */
export function titlesAlike(title: string): string[][] {
  const { lexicon, rows } = (loaded ??= load())
  const keys = formsOf(title).map(labelKey)
  const key = keys.find((one) => rows.has(one) || one in lexicon.byKey)
  if (key === undefined) return []
  const said = rows.get(key)?.flat() ?? []
  const listed = (lexicon.byKey[key] ?? []).flatMap((at) => lexicon.titles[at] ?? [])
  return [...new Set([...said, ...listed])].slice(0, most).map((other) => wordsOf(other))
}
