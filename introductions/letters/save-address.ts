import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { expectLetter, findRequestDetails, findLetter, keepTargetAddress } from './letters.store.ts'
import { targetAddress } from './write-to-target.ts'

/** Where the connector says that the target is to be asked: for this letter alone. Needed where nobody else has said it. */
export async function saveAddress(tx: Tx, requestId: string, address: string | undefined): Promise<void> {
  await expectLetter(tx, { requestId })
  if (address !== undefined) return void (await keepTargetAddress(tx, { requestId, address }))
  const [request, letter] = [await findRequestDetails(tx, { requestId }), await findLetter(tx, { requestId })]
  if (!request || !letter || targetAddress(request, letter)) return
  throw fail(
    'unprocessable',
    `We have no address of ${request.target.name}. Give it with your answer, or introduce them yourself.`,
    { errors: [{ field: 'targetEmail', message: 'is needed to ask them' }] },
  )
}
