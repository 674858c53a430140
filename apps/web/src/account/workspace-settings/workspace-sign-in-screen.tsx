import { workspacesMessages } from '@wellmet/account/workspaces/workspaces.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { DomainsSection } from '../domains/domains-section.tsx'
import { isOwner } from '../members/roles.ts'
import { ProvisioningSection } from '../provisioning/provisioning-section.tsx'
import { SecondFactorRuleSection } from '../second-factor-rules/second-factor-rule-section.tsx'
import { SignOnSection } from '../sign-on/sign-on-section.tsx'
import { useSession } from '../users/session.ts'

/** How members of a workspace sign in, and where they come from. */
export const WorkspaceSignInScreen = () => {
  if (!isOwner(useSession().workspace?.role))
    return (
      <EmptyState title={workspacesMessages.signInForOwners()}>{workspacesMessages.signInForOwnersAbout()}</EmptyState>
    )
  return (
    <>
      <SecondFactorRuleSection />
      <DomainsSection />
      <SignOnSection />
      <ProvisioningSection />
    </>
  )
}
