import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, Nothing, Page, secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { LinkToken, Role, Session, SignUp } from '../users/users.contract.ts'

/** Nobody is invited as an owner: an owner can make a member an owner. */
export const InvitedRole = z.enum(['admin', 'member', 'viewer'])

export const Invitation = z
  .object({
    id: Id,
    email: z.string(),
    role: InvitedRole,
    invitedBy: z.string(),
    createdAt: Timestamp,
    expiresAt: Timestamp,
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof Invitation>

export const NewInvitation = z.strictObject({ email: EmailAddress, role: InvitedRole })
export type NewInvitation = z.infer<typeof NewInvitation>

const Link = z.strictObject({ token: LinkToken })

export const InvitedSignUp = SignUp.extend({ token: LinkToken })
export type InvitedSignUp = z.infer<typeof InvitedSignUp>

export const invitations = contract('account', {
  list: {
    route: 'GET /api/workspaces/current/invitations',
    access: 'admin',
    summary: 'Invitations that were not accepted yet',
    reply: Page(Invitation),
  },
  create: {
    route: 'POST /api/workspaces/current/invitations',
    access: 'admin',
    keys: 'never',
    verifiedEmail: true,
    summary: 'Invite somebody by mail',
    body: NewInvitation,
    reply: Invitation,
    status: 201,
    creates: true,
    rate: { points: 60, seconds: 3600 },
  },
  link: {
    route: 'POST /api/workspaces/current/invitations/:id/link',
    access: 'admin',
    keys: 'never',
    verifiedEmail: true,
    summary: 'Make a link to send by other means; it is shown this once, and the one in the mail stops working',
    reply: z.object({ link: secret(z.string()) }),
    rate: { points: 60, seconds: 3600 },
  },
  revoke: {
    route: 'DELETE /api/workspaces/current/invitations/:id',
    access: 'admin',
    summary: 'Take an invitation back',
    reply: Nothing,
    status: 204,
  },
  preview: {
    route: 'POST /api/invitations/preview',
    access: 'anyone',
    summary: 'What a link from an invitation mail opens',
    body: Link,
    reply: z.object({
      workspaceName: z.string(),
      inviterName: z.string(),
      role: Role,
      provesAddress: z
        .boolean()
        .meta({ description: 'It is the link from the mail, so the address needs no other confirmation' }),
      sentTo: z.string().nullable().meta({
        description: 'The first letter and the domain of the invited address; null for a link that was copied',
      }),
    }),
    rate: { points: 30, seconds: 60 },
  },
  accept: {
    route: 'POST /api/invitations/accept',
    access: 'user',
    keys: 'never',
    summary:
      'Join the workspace with the invited address, and go there with this session. The link from the mail confirms the address; for any other link it must be confirmed',
    body: Link,
    reply: Session,
  },
  signUp: {
    route: 'POST /api/invitations/sign-up',
    access: 'anyone',
    summary: 'Create an account with the invited address; with the link from the mail, join the workspace too',
    body: InvitedSignUp,
    reply: Session,
    status: 201,
    creates: true,
    rate: { points: 20, seconds: 60 },
  },
})
