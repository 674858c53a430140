import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { SecondFactorRule } from './second-factor-rules.contract.ts'
import { secondFactorRulesMessages } from './second-factor-rules.messages.ts'
import { findSecondFactorRule, listMembersWithoutFactor, updateSecondFactorRule } from './second-factor-rules.store.ts'

const readRule = async (tx: Tx, workspaceId: string): Promise<SecondFactorRule> => ({
  ...(await findSecondFactorRule(tx, { workspaceId })),
  // As the system: members do not see each other’s factors; an owner sees who has none
  membersWithout: await asSystem(tx, (system) => listMembersWithoutFactor(system, { workspaceId })),
})

export const showSecondFactorRule = ({ db, viewer }: MemberCall): Promise<SecondFactorRule> =>
  db.transaction((tx) => readRule(tx, viewer.workspaceId))

/** Acts with the next request of everybody. An owner without a factor of their own would shut themselves out. */
export const changeSecondFactorRule = (
  { db, viewer, services }: MemberCall,
  { required }: { required: boolean },
): Promise<SecondFactorRule> =>
  db.transaction(async (tx) => {
    const { workspaceId, userId } = viewer
    const before = await readRule(tx, workspaceId)
    if (before.required === required) return before
    if (required && before.membersWithout.some((member) => member.userId === userId))
      throw fail('conflict', secondFactorRulesMessages.ownFactorFirst())
    await updateSecondFactorRule(tx, workspaceId, required)
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: required ? 'second-factor.demanded' : 'second-factor.left-open',
      subject: workspaceId,
      now: services.now(),
    })
    return { ...before, required }
  })
