import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { movesMessages } from './moves.messages.ts'
import type { OpenAskRow, RequestRow } from './moves.store.ts'
import type { Stage } from '../stages/stages.rules.ts'

export const moveNotAllowed = (from: Stage, allowed: readonly Stage[]): Problem =>
  ofField(
    'conflict',
    'status',
    allowed.length === 0
      ? movesMessages.isFinal({ from })
      : movesMessages.moveNotAllowed({ from, allowed: formatList(allowed, 'disjunction') }),
  )

export function askedAlready(
  { userId, ...request }: Pick<RequestRow, 'userId' | 'connector' | 'target'>,
  other: OpenAskRow,
): Problem {
  const names = { connector: request.connector.name, target: request.target.name }
  return ofField(
    'conflict',
    'status',
    other.userId === userId
      ? movesMessages.notAskedAlready(names)
      : movesMessages.askedAlreadyByTeammate({ ...names, asker: other.askerName }),
  )
}

/** The sentence, also at the field that it is about. */
export const ofField = (code: 'conflict' | 'unprocessable', field: string, message: string): Problem =>
  fail(code, message, { errors: [{ field, message }] })

/** Why not is the connector's own matter. */
export const notReachable = (connector: string): Problem =>
  fail('conflict', movesMessages.cannotBeReached({ connector }), {
    errors: [{ field: 'connector', message: 'not_reachable' }],
  })
