import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { onceOnly } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import { EmailAddress, Id, Nothing, Page, secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { Role } from '../members/members.contract.ts'
import { LinkToken, Session, SignUp } from '../users/users.contract.ts'

/** Nobody is invited as an owner: an owner can make a member an owner. */
export const InvitedRole = z.enum(['admin', 'member', 'viewer'])

const InvitationState = z.enum(['open', 'accepted', 'declined', 'expired', 'taken_back'])
export type InvitationState = z.infer<typeof InvitationState>

export const Invitation = z
  .object({
    id: Id,
    email: z.string(),
    role: InvitedRole,
    invitedBy: z.string(),
    createdAt: Timestamp,
    expiresAt: Timestamp,
    state: InvitationState,
    openedAt: Timestamp.nullable().meta({ description: 'When its page was opened first; null is not known to be' }),
    wantsNewLink: z.boolean().meta({ description: 'They asked for a new link, and none was mailed since' }),
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
    grants: 'some power',
    verifiedEmail: true,
    summary: 'Invite somebody by mail',
    body: NewInvitation,
    reply: Invitation,
    status: 201,
    plugIns: [onceOnly],
    rate: { points: 60, seconds: 3600 },
  },
  link: {
    route: 'POST /api/workspaces/current/invitations/:id/link',
    access: 'admin',
    keys: 'never',
    grants: 'some power',
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
    plugIns: [onceOnly],
    rate: { points: 20, seconds: 60 },
  },
})

/** In an address, and so in logs: it opens the page, and lets nobody join. */
const PageLink = z.strictObject({ id: secret(z.string().regex(/^[\w-]{22}$/, 'is not the page of an invitation')) })

export const InvitationPage = z
  .object({
    state: InvitationState,
    invitation: z
      .object({ workspaceName: z.string(), inviterName: z.string(), role: Role, expiresAt: Timestamp })
      .nullable()
      .meta({ description: 'Null once it is accepted, over or taken back' }),
    sharedByJoining: z.array(z.string()).meta({ description: 'What the members see of whoever joins' }),
    notSharedByJoining: z.array(z.string()),
    next: z.string().meta({ description: 'What the invited person can do now' }),
  })
  .meta({ id: 'InvitationPage' })
export type InvitationPage = z.infer<typeof InvitationPage>

const InvitationEvent = z.enum(['opened', 'declined', 'asked_for_new_link'])
export type InvitationEvent = z.infer<typeof InvitationEvent>

export const InvitationAction = z.enum(['resend', 'extend', 'take_back'])
export type InvitationAction = z.infer<typeof InvitationAction>

const guessing = { points: 30, seconds: 60 }

export const invitationPages = contract('network', {
  show: {
    route: 'GET /api/network/invitations/:id/public',
    access: 'anyone',
    summary: 'What the invited person sees before signing up; changes nothing and counts as no opening',
    params: PageLink,
    reply: InvitationPage,
    rate: guessing,
  },
  record: {
    route: 'POST /api/network/invitations/:id/events',
    access: 'anyone',
    summary: 'What the invited person did on the page; each kind counts once, and repeated it changes nothing',
    params: PageLink,
    body: z.strictObject({ kind: InvitationEvent }),
    reply: InvitationPage,
    rate: guessing,
  },
  change: {
    route: 'POST /api/network/invitations/:id/lifecycle',
    access: 'admin',
    keys: 'never',
    grants: 'some power',
    verifiedEmail: true,
    summary: 'Send an invitation again, let it work 14 more days, or take it back',
    body: z.strictObject({ action: InvitationAction }),
    reply: Invitation,
    rate: { points: 60, seconds: 3600 },
  },
})
