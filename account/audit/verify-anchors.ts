import type { Services } from '@wellmet/platform/services.ts'
import { anchorKey } from './anchor-audit.ts'
import { readAnchors, type Head } from './anchors.rules.ts'
import { listDeletedWorkspaces, listHeads, listHashes } from './audit.store.ts'
import { walkChain } from './walk-chain.ts'

export interface AnchorVerdict {
  /** Chains that were recomputed, and heads of anchors that they were compared with. */
  chains: number
  compared: number
  /** Workspaces that were deleted: what anchors say of them is compared with nothing. */
  deleted: number
  /** One sentence for each contradiction. */
  findings: string[]
}

/** Recomputes every chain, and compares it with what anchors in this text say it was. */
export const verifyAnchors = (services: Services, text: string): Promise<AnchorVerdict> =>
  // As the system: an operator verifies the audit logs of all workspaces
  services.database.system.asSystem(async (tx) => {
    const { anchors, forged } = readAnchors(anchorKey(services), text)
    const findings = forged > 0 ? [`${forged} anchors have a signature that is not of this server.`] : []
    const heads = await listHeads(tx)
    for (const { workspaceId } of heads) {
      const { firstBreak } = await walkChain(tx, workspaceId)
      if (firstBreak !== null) findings.push(`Workspace ${workspaceId}: the chain is broken at event ${firstBreak}.`)
    }
    // The log of a workspace goes with it, and so does what anchors say of it. Which ones went is told.
    const deleted = new Set((await listDeletedWorkspaces(tx)).map(({ id }) => id))
    const vouched = anchors
      .flatMap(({ heads: some, at }) => some.map((head) => ({ ...head, at })))
      .filter(({ workspaceId }) => !deleted.has(workspaceId))
    const stored = await listHashes(tx, vouched)
    for (const head of vouched) {
      const hash = stored.get(keyOf(head))
      if (hash === head.hash) continue
      const event = `Workspace ${head.workspaceId}: event ${head.seq}, vouched for at ${head.at},`
      findings.push(hash === undefined ? `${event} is missing.` : `${event} was rewritten.`)
    }
    return { chains: heads.length, compared: vouched.length, deleted: deleted.size, findings }
  })

const keyOf = ({ workspaceId, seq }: Pick<Head, 'workspaceId' | 'seq'>): string => `${workspaceId} ${seq}`
