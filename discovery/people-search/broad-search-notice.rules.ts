import { present } from '@wellmet/platform/values/present.rules.ts'
import type { BroadFound, Source } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'

type Notice = NonNullable<BroadFound['notice']>

export interface NoticeFacts {
  readonly sources: readonly Source[]
  readonly provider: BroadFound['provider']
  /** Whether the provider, or what is kept of it, said something. */
  readonly isAnswered: boolean
  readonly maySpend: boolean
  readonly isPageFull: boolean
  readonly found: number
  /** Whether every word of the question was read; no credit is offered for one that was not. */
  readonly isUnderstood: boolean
  /** About the way to the first. */
  readonly ofPath: Notice | undefined
}

const minute = (timestamp: string): string => `${timestamp.slice(0, 16).replace('T', ' ')} UTC`

/** One thing to say beside the results: what was asked for and is missing comes before what is weak. */
export function broadNotice(facts: NoticeFacts): Notice | undefined {
  const { sources, provider, isAnswered, maySpend, isPageFull, found, isUnderstood, ofPath } = facts
  const isAsked = sources.includes('pdl')
  if (isAsked && !isAnswered) {
    if (provider.state === 'off')
      return {
        code: 'provider_off',
        message: peopleMessages.providerNotSetUp(),
        next: peopleMessages.askForProviderKey(),
      }
    if (!maySpend)
      return {
        code: 'provider_members_only',
        message: peopleMessages.providerMembersOnly(),
        next: peopleMessages.askToBeMember(),
      }
    if (provider.state === 'limited')
      return {
        code: 'provider_limited',
        message: peopleMessages.providerNoCredits(),
        next: peopleMessages.askProviderAgain({ when: minute(present(provider.resetsAt)) }),
      }
    if (provider.state === 'down')
      return {
        code: 'provider_down',
        message: peopleMessages.providerDidNotAnswer(),
        next: peopleMessages.tryAgainSoon(),
      }
    if (isPageFull)
      return {
        code: 'page_full',
        message: peopleMessages.pageFull(),
        next: peopleMessages.askForMore(),
      }
  }
  if (found === 0 && !isAsked && provider.state === 'ok' && isUnderstood && ofPath?.code !== 'condition_fits_nobody')
    return {
      code: 'nobody_found',
      message: peopleMessages.nobodyMatches(),
      next: peopleMessages.askProviderToo(),
    }
  return ofPath
}
