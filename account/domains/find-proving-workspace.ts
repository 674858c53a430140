import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { findProvingWorkspace as findByDomain, listDomains } from './domains.store.ts'
import { plainDomain } from './domains.contract.ts'

/**
 * The workspace that has proven exactly this domain, or null. A part of a proven domain (`mail.acme.com` of `acme.com`) is
 * not proven by it: somebody else may have it. Written in any case, with or without a dot at the end, in Unicode or ASCII.
 */
export async function findProvingWorkspace({ tx }: { tx: Tx }, domain: string): Promise<string | null> {
  const plain = plainDomain(domain)
  if (plain === null) return null
  // As the system: whose domain it is, before anybody is signed in
  const found = await asSystem(tx, (system) => findByDomain(system, { domain: plain }))
  return found?.workspaceId ?? null
}

/** Whether it is this workspace. */
export const provesDomain = async (context: { tx: Tx }, workspaceId: string, domain: string): Promise<boolean> =>
  (await findProvingWorkspace(context, domain)) === workspaceId

/** Whether this workspace has proven any. */
export const hasProvenDomain = async ({ tx }: { tx: Tx }, workspaceId: string): Promise<boolean> =>
  (await listDomains(tx, { workspaceId })).some(({ provenAt }) => provenAt !== null)
