import { present } from '@wellmet/platform/values/present.rules.ts'
import type { BroadFound, Source } from './people.contract.ts'

type Notice = NonNullable<BroadFound['notice']>

export interface NoticeFacts {
  readonly sources: readonly Source[]
  readonly provider: BroadFound['provider']
  /** Whether the provider, or what is kept of it, said something. */
  readonly isAnswered: boolean
  readonly isPageFull: boolean
  readonly found: number
  /** About the way to the first. */
  readonly ofPath: Notice | undefined
}

const minute = (timestamp: string): string => `${timestamp.slice(0, 16).replace('T', ' ')} UTC`

/** One thing to say beside the results: what was asked for and is missing comes before what is weak. */
export function broadNotice(facts: NoticeFacts): Notice | undefined {
  const { sources, provider, isAnswered, isPageFull, found, ofPath } = facts
  const isAsked = sources.includes('pdl')
  if (isAsked && !isAnswered) {
    if (provider.state === 'off')
      return {
        code: 'provider_off',
        message: 'This server has no account with the people-data provider.',
        next: 'Ask whoever runs the server to set PEOPLE_DATA_LABS_KEY, or search without the provider.',
      }
    if (provider.state === 'limited')
      return {
        code: 'provider_limited',
        message: 'The people-data provider is used up for now; no credit was spent.',
        next: `Ask it again after ${minute(present(provider.resetsAt))}.`,
      }
    if (provider.state === 'down')
      return {
        code: 'provider_down',
        message: 'The people-data provider did not answer as it should.',
        next: 'Try again in a minute.',
      }
    if (isPageFull)
      return {
        code: 'page_full',
        message: 'The page was full before the people-data provider was asked; no credit was spent.',
        next: 'Ask for more results, or the provider alone.',
      }
  }
  if (found === 0 && !isAsked && provider.state === 'ok')
    return {
      code: 'nobody_found',
      message: 'Nobody in your network or in the directory matches.',
      next: 'Ask the people-data provider too: each profile that it finds costs a credit.',
    }
  return ofPath
}
