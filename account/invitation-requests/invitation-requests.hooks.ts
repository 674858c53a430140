import { z } from 'zod'
import { EmailAddress, Id } from '@wellmet/platform/contract/shapes.ts'
import type { ApprovalKind } from '../approvals/approvals.hooks.ts'
import { hasProvenDomain } from '../domains/find-proving-workspace.ts'
import { invitationRequestsMessages } from './invitation-requests.messages.ts'

const Asked = z.object({ email: EmailAddress, requestedBy: z.object({ userId: Id, name: z.string() }) })
export type Asked = z.infer<typeof Asked>

const kindOf = (name: ApprovalKind['name'], title: () => string, mayBeAutomatic: boolean): ApprovalKind<Asked> => ({
  name,
  title,
  payload: Asked,
  risk: 'ordinary',
  mayBeAutomatic,
  policyNeeds: {
    isThere: (tx, workspaceId) => hasProvenDomain({ tx }, workspaceId),
    says: invitationRequestsMessages.needsDomain,
    link: '/settings/sign-in',
  },
  askedAt: '/settings/workspace',
  hours: 14 * 24,
  shows: ({ email, requestedBy }) => ({
    title: invitationRequestsMessages.sendTitle.message({ email }),
    facts: [
      { label: invitationRequestsMessages.sends.message(), value: email },
      { label: invitationRequestsMessages.inNameOf.message(), value: requestedBy.name },
      {
        label: invitationRequestsMessages.access.message(),
        value: invitationRequestsMessages.accessAsMember.message(),
      },
    ],
    items: 1,
  }),
})

export const inviteColleague = kindOf('invitation.colleague', invitationRequestsMessages.colleagueKind, true)
/** A first mail to a stranger: always by a person. */
export const inviteOutsider = kindOf('invitation.outsider', invitationRequestsMessages.outsiderKind, false)
