import { isNamedAfter, type NamedAsker } from '@wellmet/account/workspaces/workspace-name.rules.ts'

/** The asker of a blind request: the target is told none of it before saying yes. */
export interface UnnamedAsker extends NamedAsker {
  readonly address: string
}

/** Names that are ordinary words too. In lower case they are the word. */
export const ordinaryNames: ReadonlySet<string> = new Set(
  'an art bill christian drew grace hope jack june ernst frank lang mark may rich rose sunny will'.split(' '),
)

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const isSaid = (said: readonly string[], part: string): boolean => {
  const word = part.toLowerCase()
  return ordinaryNames.has(word) ? said.includes(part) : said.some((one) => one.toLowerCase() === word)
}

const phraseOf = (words: readonly string[]): string => ` ${words.join(' ').toLowerCase()} `

/** What in the text would tell the target who asks: a name, the workspace or the address. Null if nothing does. */
export function findAskerIn(text: string, asker: UnnamedAsker): string | null {
  if (text.toLowerCase().includes(asker.address.toLowerCase())) return asker.address
  const said = wordsOf(text)
  const name = wordsOf(asker.name).find((part) => part.length > 1 && isSaid(said, part))
  if (name !== undefined) return name
  const workspace = wordsOf(asker.workspace)
  if (workspace.length === 0 || isNamedAfter(asker)) return null
  return phraseOf(said).includes(phraseOf(workspace)) ? asker.workspace : null
}
