import { z } from 'zod'
import { contract, roles } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, Name, Nothing, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { usersMessages } from './users.messages.ts'

export const Role = z.enum(roles).meta({ id: 'Role' })

export const User = z
  .object({ id: Id, name: z.string(), email: z.string(), emailVerified: z.boolean(), createdAt: Timestamp })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

export const WorkspaceRef = z.object({ id: Id, name: z.string(), role: Role }).meta({ id: 'WorkspaceRef' })
export type WorkspaceRef = z.infer<typeof WorkspaceRef>

/** Who is signed in, where, and where else they could be. */
export const Session = z
  .object({ user: User, workspace: WorkspaceRef.nullable(), workspaces: z.array(WorkspaceRef) })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

/** Length matters, not symbols. Beyond 128 characters hashing gets costly and passwords do not get better. */
export const NewPassword = z.string().min(10, 'needs at least 10 characters').max(128)
const Password = z.string().min(1).max(128)
/** The token in the links of our emails. */
export const LinkToken = z.string().regex(/^[\w.~-]{16,1000}$/, { error: () => usersMessages.tokenNotValid() })

export const SignUp = z.strictObject({ name: Name, email: EmailAddress, password: NewPassword })
export type SignUp = z.infer<typeof SignUp>

const guessing = { points: 20, seconds: 60 }

export const users = contract('account', {
  signUp: {
    route: 'POST /api/account/sign-up',
    access: 'anyone',
    summary: 'Create an account and a workspace of one’s own, and sign in',
    body: SignUp,
    reply: Session,
    status: 201,
    creates: true,
    rate: guessing,
  },
  signIn: {
    route: 'POST /api/account/sign-in',
    access: 'anyone',
    summary: 'Sign in by e-mail and password',
    body: z.strictObject({ email: EmailAddress, password: Password }),
    reply: Session,
    rate: guessing,
  },
  signOut: {
    route: 'POST /api/account/sign-out',
    access: 'anyone',
    summary: 'End this session',
    reply: Nothing,
    status: 204,
  },
  session: {
    route: 'GET /api/account/session',
    access: 'user',
    summary: 'Who is signed in, in which workspace',
    reply: Session,
  },
  changeProfile: {
    route: 'PATCH /api/account/profile',
    access: 'user',
    keys: 'never',
    summary: 'Change one’s name',
    body: z.strictObject({ name: Name }),
    reply: User,
  },
  changePassword: {
    route: 'POST /api/account/password/change',
    access: 'user',
    keys: 'never',
    summary: 'Change one’s password; other sessions end',
    body: z.strictObject({ currentPassword: Password, newPassword: NewPassword }),
    reply: Nothing,
    status: 204,
    rate: guessing,
  },
  forgotPassword: {
    route: 'POST /api/account/password/forgot',
    access: 'anyone',
    summary: 'Send a link to choose a new password; answers the same whether or not the address is known',
    body: z.strictObject({ email: EmailAddress }),
    reply: Nothing,
    status: 202,
    rate: guessing,
  },
  resetPassword: {
    route: 'POST /api/account/password/reset',
    access: 'anyone',
    summary: 'Choose a new password with the link from the mail; all sessions end',
    body: z.strictObject({ token: LinkToken, newPassword: NewPassword }),
    reply: Nothing,
    status: 204,
    rate: guessing,
  },
  verifyEmail: {
    route: 'POST /api/account/email/verify',
    access: 'anyone',
    summary: 'Confirm an e-mail address with the link from the mail',
    body: z.strictObject({ token: LinkToken }),
    reply: Nothing,
    status: 204,
    rate: guessing,
  },
  resendVerification: {
    route: 'POST /api/account/email/resend',
    access: 'user',
    keys: 'never',
    summary: 'Send the confirmation mail again',
    reply: Nothing,
    status: 202,
    rate: { points: 5, seconds: 300 },
  },
})

export const ensureUsers = contract('dashboard', {
  ensure: {
    route: 'POST /api/dashboard/users/ensure',
    access: 'user',
    summary: 'Make sure that the signed-in user has a workspace, and say who and where they are',
    reply: z.object({ session: Session, created: z.boolean().meta({ description: 'A workspace was created now' }) }),
  },
})
