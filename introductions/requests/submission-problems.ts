import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Refusal } from '../connector-rules/allowance.rules.ts'
import type { OpenAskRow, RequestRow } from './requests.store.ts'
import type { Refused } from './submission.rules.ts'
import type { Stage } from './vocabulary.rules.ts'

type Named = Pick<RequestRow, 'userId' | 'connector' | 'target'>

/** Why the request cannot be submitted like this, as an answer to the asker. */
export function submissionProblem(request: Named, refused: Refused<OpenAskRow>, now: Date): Problem {
  switch (refused.is) {
    case 'move_refused':
      return moveNotAllowed(refused.from, refused.allowed)
    case 'not_a_draft':
      return fail('conflict', 'The connector was asked already. Only a draft can be scheduled.')
    case 'bad_time':
      return fail('unprocessable', `The time ${refused.message}. Choose another, or ask now.`, {
        errors: [{ field: 'scheduledFor', message: refused.message }],
      })
    case 'no_address':
      return noAddress(request.connector.name)
    case 'asked_already':
      return askedAlready(request, refused.other)
    case 'refused':
  }
  return refusedBy(request.connector.name, refused.refusal, now)
}

export function moveNotAllowed(from: Stage, allowed: readonly Stage[]): Problem {
  const words = allowed.length === 0 ? 'nowhere: it is final' : allowed.join(', ')
  return fail('conflict', `From ${from} it may go to ${words}.`, {
    errors: [{ field: 'status', message: allowed.length === 0 ? 'is final' : `takes ${words}` }],
  })
}

export const askedAlready = ({ userId, connector, target }: Named, other: OpenAskRow): Problem =>
  fail(
    'conflict',
    `${other.userId === userId ? 'You' : other.askerName} asked ${connector.name} about ${target.name} already.`,
    { errors: [{ field: 'status', message: 'one open ask of a connector for a target' }] },
  )

const noAddress = (name: string): Problem =>
  fail('conflict', `There is no email address for ${name}. Add one, or save the request as a draft.`, {
    errors: [{ field: 'connector.email', message: 'is needed to ask' }],
  })

const reasons: Record<Refusal['reason'], (name: string) => string> = {
  limit: (name) => `${name} was asked as often as they want to be.`,
  quiet: (name) => `${name} takes no requests at the moment.`,
  // Not which rule, and not whether it is about the person or the company: the connector's rules are private.
  not_this_one: (name) => `${name} does not make this introduction.`,
}

/** Gives the class of the reason and from when the connector may be asked, never the rule itself. */
function refusedBy(name: string, { reason, from }: Refusal, now: Date): Problem {
  const next = from ? `You can ask them from ${from.toISOString().slice(0, 10)}.` : 'Ask somebody else.'
  return fail('conflict', `${reasons[reason](name)} ${next}`, {
    errors: [
      { field: 'connector', message: reason },
      ...(from ? [{ field: 'scheduledFor', message: from.toISOString() }] : []),
    ],
    ...(from ? { retryAfterSeconds: Math.max(1, Math.ceil((from.getTime() - now.getTime()) / 1000)) } : {}),
  })
}
