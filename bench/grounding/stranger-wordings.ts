import { readFileSync } from 'node:fs'
import type { Wording } from './wordings.ts'

interface Wordings {
  trueWordings: readonly Wording[]
  wrongTenses: readonly Wording[]
  wrongRelations: readonly string[]
  inventedMeetings: readonly string[]
  exaggerations: readonly string[]
}

/**
 * Frozen on 19 November 2026 as they came, by somebody who had seen neither the rules nor the other wordings: what is
 * measured on them the first time says how the rules do on the sentences of strangers. A wording that fails stays here.
 */
const read = (file: string): Wordings => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Wordings
export const strangers = read('stranger-wordings.json')
/** By somebody else, of whom the same is true, when the rules had been widened for the first. */
export const others = read('stranger-wordings-2.json')
