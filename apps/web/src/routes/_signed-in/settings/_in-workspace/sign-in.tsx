import { createFileRoute } from '@tanstack/react-router'
import { domainsQuery } from '../../../../account/domains/domains.queries.ts'
import { isOwner } from '../../../../account/members/roles.ts'
import { secondFactorRuleQuery } from '../../../../account/second-factor-rules/second-factor-rules.queries.ts'
import { WorkspaceSignInScreen } from '../../../../account/workspace-settings/workspace-sign-in-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/sign-in')({
  loader: ({ context: { queries, role } }) => {
    if (!isOwner(role)) return
    void queries.prefetchQuery(secondFactorRuleQuery)
    void queries.prefetchQuery(domainsQuery)
  },
  component: WorkspaceSignInScreen,
})
