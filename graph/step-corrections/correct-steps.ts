import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { mostStepCorrections, type NewStepCorrection, type StepCorrection } from './step-corrections.contract.ts'
import { stepCorrectionsMessages } from './step-corrections.messages.ts'
import {
  deleteStepCorrection,
  findPersonInSight,
  findStepCorrection,
  findTeammate,
  insertStepCorrection,
  listStepCorrections,
  type StepCorrectionRow,
} from './step-corrections.store.ts'

export const showStepCorrections = (call: MemberCall) =>
  call.db.reading(async (tx) => {
    const rows = await listStepCorrections(tx, { limit: mostStepCorrections })
    return { items: rows.map((row) => toCorrection(call, row)), next: null }
  })

/** For the viewer alone, whatever evidence the step has: it is left out of every path, or their word is added to it. */
export const correctStep = (call: MemberCall, step: NewStepCorrection): Promise<StepCorrection> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    await lockNetwork(tx, networkId)
    const to = await findPerson(tx, call, step.to)
    const from = (await findMember(tx, step.from)) ?? (await findPerson(tx, call, step.from))
    if (!from || !to?.personId) throw notFound('person')
    if (from.personId === to.personId) throw fail('unprocessable', stepCorrectionsMessages.samePerson())
    const said = { networkId, userId: from.userId, personId: from.personId, target: to.personId }
    const before = await findStepCorrection(tx, said)
    const { says } = step
    if (before && before.says !== says) await deleteStepCorrection(tx, { id: before.id })
    if (before?.says === says) {
      call.answer.status(200)
      return toCorrection(call, before)
    }
    const row = await insertStepCorrection(tx, {
      ...said,
      id: newId(),
      fromName: from.name,
      toName: to.name,
      says,
      now: call.services.now(),
      most: mostStepCorrections,
    })
    if (!row) throw fail('conflict', stepCorrectionsMessages.tooMany({ most: mostStepCorrections }))
    return toCorrection(call, row)
  })

export async function takeBackCorrection(call: MemberCall, id: string): Promise<undefined> {
  const row = await call.db.transaction((tx) => deleteStepCorrection(tx, { id }))
  if (!row) throw notFound('correction')
}

interface End {
  userId: string | null
  personId: string | null
  name: string
}

async function findMember(tx: Tx, id: string): Promise<End | undefined> {
  const found = await findTeammate(tx, { userId: id })
  return found && { ...found, personId: null }
}

async function findPerson(tx: Tx, call: MemberCall, id: string): Promise<End | undefined> {
  const personId = personIds(call).read(id)?.toString()
  const found = personId === undefined ? undefined : await findPersonInSight(tx, { personId })
  return found && { ...found, userId: null }
}

function toCorrection(call: MemberCall, row: StepCorrectionRow): StepCorrection {
  const ids = personIds(call)
  const { id, fromUserId, fromPersonId, toPersonId, fromName, toName, says, correctedAt } = row
  return {
    id,
    from: fromUserId ?? ids.show(BigInt(present(fromPersonId))),
    fromName,
    to: ids.show(BigInt(toPersonId)),
    toName,
    says,
    correctedAt: correctedAt.toISOString(),
  }
}
