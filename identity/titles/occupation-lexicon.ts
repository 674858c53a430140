import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { OccupationLexicon } from './occupations.rules.ts'

/** Written by `npm run titles:lexicon`. */
export const lexiconFile = new URL('occupations.json.br', import.meta.url)

export const packLexicon = (lexicon: OccupationLexicon): Buffer => brotliCompressSync(JSON.stringify(lexicon))

export const readLexicon = (): OccupationLexicon =>
  JSON.parse(brotliDecompressSync(readFileSync(lexiconFile)).toString()) as OccupationLexicon
