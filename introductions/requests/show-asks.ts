import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { answerRequest } from './answer-request.ts'
import type { Answer, Ask } from './asks.contract.ts'
import { listAsks, updateTargetEmail, type AskRow } from './requests.store.ts'
import { stageOf } from './vocabulary.rules.ts'

const mostAsks = 200

/** As the system, for what is asked of the viewer: the requests themselves are not theirs to see. */
export const showAsks = ({ db, viewer: { workspaceId, userId } }: MemberCall) =>
  db.asSystem(async (tx) => ({
    items: (await listAsks(tx, { workspaceId, userId, id: null, limit: mostAsks })).map(toAsk),
    next: null,
  }))

export const answerAsk = ({ db, viewer, services }: MemberCall, id: string, answer: Answer): Promise<Ask> =>
  db.asSystem(async (tx) => {
    const { workspaceId, userId } = viewer
    const find = async () => (await listAsks(tx, { workspaceId, userId, id, limit: 1 }))[0]
    const asked = await find()
    if (!asked) throw notFound('ask')
    if (answer.answer === 'accept' && answer.with === 'ask_target') await giveAddress(tx, asked, answer.targetEmail)
    await answerRequest(tx, services, id, answer)
    return toAsk((await find())!)
  })

async function giveAddress(tx: Tx, { id, target }: AskRow, email: string | undefined): Promise<void> {
  if (email !== undefined) await updateTargetEmail(tx, { id, email })
  else if (target.email === null)
    throw fail(
      'unprocessable',
      `Nobody knows where to write to ${target.name}. Give an address, or introduce them yourself.`,
      {
        errors: [{ field: 'targetEmail', message: 'is needed to ask them' }],
      },
    )
}

const toAsk = (row: AskRow): Ask => ({
  id: row.id,
  askedBy: { userId: row.userId, name: row.askerName },
  target: { name: row.target.name, company: row.target.company, title: row.target.title },
  subject: row.subject,
  message: row.message,
  ask: row.ask,
  context: row.context,
  blind: row.isBlind,
  stage: stageOf(row.rawStatus),
  answeredWith: row.answeredWith,
  askedAt: row.askedAt.toISOString(),
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
})
