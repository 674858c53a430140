import type { Tx } from '@wellmet/platform/database/connection.ts'
import { provesDomain } from '../domains/find-proving-workspace.ts'
import { findOpenInvitation } from '../invitations/take-invitation.ts'
import type { Joining } from './sign-on.contract.ts'
import { domainOfAddress, type ProviderClaims, type SignOnFacts } from './sign-on.rules.ts'
import { findIdentity, findOwnerOfAddress } from './sign-on.store.ts'

/** As the system. What is known here about somebody whom the provider of a workspace describes. */
export async function findFacts(
  tx: Tx,
  { workspaceId, joining }: { workspaceId: string; joining: Joining },
  claims: ProviderClaims,
  now: Date,
): Promise<SignOnFacts> {
  const { issuer, subject, email } = claims
  const domain = email === null ? null : domainOfAddress(email)
  return {
    claims,
    domain,
    isDomainProven: domain !== null && (await provesDomain({ tx }, workspaceId, domain)),
    identity: (await findIdentity(tx, { workspaceId, issuer, subject })) ?? null,
    owner: email === null ? null : ((await findOwnerOfAddress(tx, { workspaceId, email })) ?? null),
    joining,
    isInvited: email !== null && (await findOpenInvitation(tx, workspaceId, email, now)) !== null,
  }
}
