import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { findOtherAsked } from './asked-sentences.rules.ts'
import { ordinaryNames } from './blind.rules.ts'

interface Parties {
  readonly connector: string
  /** Who else could be asked. */
  readonly others: readonly string[]
  /** Whose names belong in the message: the target’s and the asker’s. */
  readonly named: readonly string[]
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Who is named in the text although somebody else is asked; null if nobody is. */
export function findOtherConnector(text: string, { connector, others, named }: Parties): string | null {
  const asked = findOtherAsked(text, connector)
  if (asked !== null) return asked
  const known = [connector, ...named].join(' ').toLowerCase().split(/\s+/)
  return (
    others
      .filter((name) => name !== '' && name !== connector && !named.includes(name))
      .find((name) => {
        if (name.includes(' ') && text.includes(name)) return true
        const first = firstName(name)
        if (first.length < 2 || known.includes(first.toLowerCase()) || ordinaryNames.has(first.toLowerCase()))
          return false
        // "Sara Lee" is another name.
        return new RegExp(`(?<![\\p{L}\\p{N}])${quoted(first)}(?![\\p{L}\\p{N}]|\\s+\\p{Lu})`, 'u').test(text)
      }) ?? null
  )
}
