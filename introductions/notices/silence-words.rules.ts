import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { RepliedWith } from '../stages/stages.contract.ts'
import { requestsMessages } from '../requests/requests.messages.ts'
import { silenceMessages } from './silence.messages.ts'
import { outcomeNoticesMessages } from '../outcome-notices/outcome-notices.messages.ts'
import type { Stage } from '../stages/stages.rules.ts'

export interface Silent {
  readonly stage: Stage
  readonly repliedWith: RepliedWith | null
  /** The message was forwarded without the asker's name. */
  readonly isPassedOn: boolean
}

interface Names {
  readonly connector: string
  readonly target: string
}

/** What the asker can do about a silence: the same in the notification, in its email and on the page of the request. */
export function afterSilence({ stage, repliedWith, isPassedOn }: Silent, { connector, target }: Names): Message {
  if (stage === 'intro_sent')
    return isPassedOn
      ? outcomeNoticesMessages.passedOnNoReplyNext.message({ connector, target })
      : silenceMessages.noReplyYetNext.message({ target })
  if (stage !== 'connector_replied') return requestsMessages.waitOrTryNext.message({ connector })
  return repliedWith === 'ask_target'
    ? silenceMessages.notAgreedYetNext.message()
    : silenceMessages.notIntroducedYetNext.message({ connector })
}
