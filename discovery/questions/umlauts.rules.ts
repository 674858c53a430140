import { placeNames } from '@wellmet/identity/places/places.rules.ts'
import { titleWords } from '@wellmet/identity/titles/title-lexicon.rules.ts'
import { fillers } from './question-words.rules.ts'

/** On a phone people type "frueher" and "Kuechenchef". Only known words, and no short ones: a name may well be Joerg, or Doe. */
export function withUmlauts(typed: string): string {
  const meant = typed.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u')
  known ??= new Set([...fillers, ...titleWords(), ...placeNames(), 'fruher'])
  return meant.length > 4 && known.has(meant) && !known.has(typed) ? meant : typed
}
let known: ReadonlySet<string> | undefined
