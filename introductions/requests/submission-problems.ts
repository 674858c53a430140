import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { ConnectorRefusal } from '../connector-rules/allowance.rules.ts'
import type { Decline } from '../refusals/decline.rules.ts'
import { refusalsMessages } from '../refusals/refusals.messages.ts'
import { askedAlready, moveNotAllowed, ofField } from '../moves/move-problems.ts'
import { askedElsewhereMessages } from './asked-elsewhere.messages.ts'
import { requestsMessages } from './requests.messages.ts'
import type { OpenAskRow } from '../moves/find-open-ask.ts'
import type { RequestRow } from '../moves/lock-request.ts'
import type { Refused } from './submission.rules.ts'

type Named = Pick<RequestRow, 'userId' | 'connector' | 'target'>

/** Why the request cannot be submitted like this, as an answer to the asker. */
export function submissionProblem(request: Named, refused: Refused<OpenAskRow>, now: Date): Problem {
  switch (refused.is) {
    case 'move_refused':
      return moveNotAllowed(refused.from, refused.allowed)
    case 'not_a_draft':
      return fail('conflict', requestsMessages.onlyDraftsScheduled())
    case 'asked_before':
      return ofField(
        'conflict',
        'askedElsewhere',
        askedElsewhereMessages.askedBefore({ connector: request.connector.name }),
      )
    case 'in_past':
      return ofField('unprocessable', 'scheduledFor', requestsMessages.timeInPast())
    case 'too_far':
      return ofField('unprocessable', 'scheduledFor', requestsMessages.timeTooFar())
    case 'no_address':
      return ofField(
        'conflict',
        'connector.email',
        requestsMessages.noAddressToAsk({ connector: request.connector.name }),
      )
    case 'asked_already':
      return askedAlready(request, refused.other)
    case 'declined':
      return declinedBy(request, refused.decline, now)
    case 'refused':
  }
  return refusedBy(request.connector.name, refused.refusal, now)
}

const reasons = {
  limit: requestsMessages.notAskedLimit,
  quiet: requestsMessages.notAskedPaused,
  // Not which rule, and not whether it is about the person or the company: the connector's rules are private.
  not_this_one: requestsMessages.notAskedNotThisOne,
} satisfies Record<ConnectorRefusal['reason'], unknown>

/** Gives the class of the reason and from when the connector may be asked, never the rule itself. */
function refusedBy(connector: string, { reason, from }: ConnectorRefusal, now: Date): Problem {
  const next = from ? requestsMessages.canAskFrom({ on: from }) : requestsMessages.askSomeoneElse()
  return askableFrom(`${reasons[reason]({ connector })} ${next}`, reason, from, now)
}

/** What the connector said to this asker, and from when they may be asked about the same person again. */
function declinedBy({ connector, target }: Named, { at, until }: Decline, now: Date): Problem {
  const said = refusalsMessages.declinedOn({ connector: connector.name, on: at })
  const next = refusalsMessages.declinedUntil({ target: target.name, from: until })
  return askableFrom(`${said} ${next}`, 'declined', until, now)
}

const askableFrom = (message: string, reason: string, from: Date | null, now: Date): Problem =>
  fail('conflict', message, {
    errors: [
      { field: 'connector', message: reason },
      ...(from ? [{ field: 'scheduledFor', message: from.toISOString() }] : []),
    ],
    ...(from ? { retryAfterSeconds: Math.max(1, Math.ceil((from.getTime() - now.getTime()) / 1000)) } : {}),
  })
