import { appendFile } from 'node:fs/promises'
import type { Services } from '@wellmet/platform/services.ts'
import type { DataRoot } from '@wellmet/platform/vault/data-root.ts'
import { deriveKey } from '@wellmet/platform/vault/derive-key.ts'
import { writeAnchor } from './anchors.rules.ts'
import { auditSettings } from './audit.settings.ts'
import { listUnanchoredHeads, markAnchored } from './audit.store.ts'

/** A log line is cut after 16 KB; 80 heads take 12. */
const headsPerLine = 80

/** Rests on the data secret, which the vault seals: whoever can rewrite the database cannot sign with it. */
export const anchorKey = ({ dataSecret }: DataRoot): Buffer => deriveKey(dataSecret, 'anchors of the audit log')

/**
 * Writes the head of every chain that has grown to the operator's log, signed, and to a file if one is set. A history
 * that is rewritten later contradicts them. Written before it is marked: after a crash it is written twice, never not
 * at all. Returns how many heads there were.
 */
export async function anchorAudit(services: Services): Promise<number> {
  const { AUDIT_ANCHOR_FILE: file } = services.config.get(auditSettings)
  const { system } = services.database
  let anchored = 0
  for (;;) {
    // As the system: vouches for the audit logs of all workspaces
    const heads = await system.asSystem((tx) => listUnanchoredHeads(tx, headsPerLine))
    if (heads.length === 0) return anchored
    const anchor = writeAnchor(anchorKey(services), { at: services.now().toISOString(), heads })
    services.log.info({ channel: 'audit', heads: heads.length, anchor }, 'audit log anchored')
    if (file !== undefined) await appendFile(file, `${anchor}\n`)
    await system.asSystem((tx) => markAnchored(tx, heads))
    anchored += heads.length
  }
}
