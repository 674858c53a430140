import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { answerRequest } from '../requests/answer-request.ts'
import type { Answer, Ask } from '../requests/asks.contract.ts'
import { findAsk } from '../requests/show-asks.ts'
import { saveAddress } from './save-address.ts'

/** By a connector with an account. As the system, for what is asked of the viewer: the request itself is not theirs. */
export const answerAsk = ({ db, viewer, services }: MemberCall, id: string, answer: Answer): Promise<Ask> =>
  db.asSystem(async (tx) => {
    const find = async (): Promise<Ask> => expectAsk(await findAsk(tx, viewer, id))
    await find()
    await answerRequest(tx, services, id, answer)
    if (answer.answer === 'accept' && answer.with === 'ask_target') await saveAddress(tx, id, answer.targetEmail)
    return find()
  })

function expectAsk(ask: Ask | null): Ask {
  if (!ask) throw notFound('ask')
  return ask
}
