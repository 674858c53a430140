import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { findAskerIn, type UnnamedAsker } from './blind.rules.ts'
import { draftMessages as m } from './drafts.messages.ts'
import { findOtherConnector } from './other-connector.rules.ts'
import { draftGap, hasGap } from './drafts.rules.ts'

export interface Written {
  readonly subject: string
  readonly message: string
  readonly nextStep: string | null
  readonly connector: { readonly name: string; readonly email: string | null }
  readonly target?: { readonly name: string }
  readonly askerName?: string
  /** Through whom else it could go: none of them is named in a message that goes through this one. */
  readonly fallbackPaths?: readonly { readonly via: { readonly name: string } }[]
  /** Who asks, where the target is not to know it before saying yes; else null. */
  readonly unnamed: UnnamedAsker | null
}

export interface Hint {
  readonly code:
    | 'no_address'
    | 'gap'
    | 'names_asker'
    | 'names_other_connector'
    | 'too_short'
    | 'too_long'
    | 'speaks_to_connector'
    | 'no_next_step'
  readonly message: string
  /** It cannot be asked like this. */
  readonly blocks: boolean
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * What makes a message one that the connector can forward as it is (three to five sentences, to the target, one small
 * ask). Only a missing address, an unfilled gap, a private name or that of another connector blocks
 * asking; the rest is advice.
 */
export function hintsFor({ subject, message, nextStep, connector, unnamed, ...parties }: Written): Hint[] {
  const words = wordsIn(message)
  const first = firstName(connector.name)
  const greets =
    first !== '' && new RegExp(`^(?:hi|hello|hey|dear)\\s+${quoted(first)}(?![\\p{L}])`, 'iu').test(message)
  const found = unnamed && findAskerIn(`${subject}\n${message}`, unnamed)
  const other = findOtherConnector(`${subject}\n${message}`, {
    connector: connector.name,
    others: (parties.fallbackPaths ?? []).map(({ via }) => via.name),
    named: [parties.target?.name ?? '', parties.askerName ?? ''],
  })
  const hints: (Hint | false)[] = [
    connector.email === null && {
      code: 'no_address',
      message: m.hintNoAddress({ connector: connector.name }),
      blocks: true,
    },
    hasGap(message) && {
      code: 'gap',
      message: m.hintGap({ gap: draftGap() }),
      blocks: true,
    },
    found !== null && { code: 'names_asker', message: m.hintNamesAsker({ found }), blocks: true },
    other !== null && {
      code: 'names_other_connector',
      message: m.hintNamesOther({ found: other, connector: connector.name }),
      blocks: true,
    },
    words < 20 && {
      code: 'too_short',
      message: m.hintTooShort(),
      blocks: false,
    },
    words > 160 && {
      code: 'too_long',
      message: m.hintTooLong({ count: words }),
      blocks: false,
    },
    greets && {
      code: 'speaks_to_connector',
      message: m.hintSpeaksToConnector({ connector: first }),
      blocks: false,
    },
    nextStep === null && !message.includes('?') && { code: 'no_next_step', message: m.hintNoNextStep(), blocks: false },
  ]
  return hints.filter((hint) => hint !== false)
}
