import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { onceOnly } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import {
  DisplayName,
  EmailAddress,
  Id,
  Language,
  Nothing,
  secret,
  SubjectLine,
  TimeZone,
  Timestamp,
} from '@wellmet/platform/contract/shapes.ts'
import { WorkspaceRef } from '../workspaces/workspaces.contract.ts'
import { usersMessages } from './users.messages.ts'

export const User = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    language: Language.nullable().meta({ description: 'Of screens and mails; null is that of the browser' }),
    headline: z.string().nullable().meta({ description: 'What I say of myself in one line, for messages that I send' }),
    createdAt: Timestamp,
    deletesAt: Timestamp.nullable().meta({ description: 'When the account is deleted, if I asked for it' }),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

/** Who is signed in, where, and where else they could be. */
export const Session = z
  .object({ user: User, workspace: WorkspaceRef.nullable(), workspaces: z.array(WorkspaceRef) })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

/** What somebody can prove with beside the password. */
export const SecondFactorMethod = z.enum(['passkey', 'totp', 'recovery_code']).meta({ id: 'SecondFactorMethod' })
export type SecondFactorMethod = z.infer<typeof SecondFactorMethod>

/** The password was right, and nobody is signed in yet: the challenge is answered with one of the methods. */
export const SecondFactorNeeded = z
  .object({
    secondFactor: z.object({ challenge: secret(z.string()), methods: z.array(SecondFactorMethod) }),
  })
  .meta({ id: 'SecondFactorNeeded' })
export type SecondFactorNeeded = z.infer<typeof SecondFactorNeeded>

/** Length matters, not symbols. Beyond 128 characters hashing gets costly and passwords do not get better. */
export const shortestPassword = 10
export const longestPassword = 128
/** What else a new password must not be is said in passwords.rules.ts. */
export const NewPassword = secret(z.string().min(shortestPassword).max(longestPassword))
export const Password = secret(z.string().min(1).max(longestPassword))
/** The token in the links of our emails. */
export const LinkToken = secret(z.string().regex(/^[\w.~-]{16,1000}$/, { error: () => usersMessages.tokenNotValid() }))

export const longestHeadline = 140

export const ProfileChange = z.strictObject({
  name: DisplayName.optional(),
  language: Language.nullable().optional().meta({ description: 'Null is the language of the browser' }),
  headline: SubjectLine(longestHeadline).nullable().optional().meta({ description: 'Null takes it out' }),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const SignUpMode = z.enum(['open', 'invited', 'closed']).meta({ id: 'SignUpMode' })
export type SignUpMode = z.infer<typeof SignUpMode>

export const SignUp = z.strictObject({
  name: DisplayName,
  email: EmailAddress,
  password: NewPassword,
  timeZone: TimeZone.optional().meta({ description: 'Of the browser: in which it is eight in the morning' }),
})
export type SignUp = z.infer<typeof SignUp>

/** For whoever tries out passwords, codes or links. */
export const guessing = { points: 20, seconds: 60 }

export const users = contract('account', {
  signUp: {
    route: 'POST /api/account/sign-up',
    access: 'anyone',
    summary: 'Create an account and a workspace of one’s own, and sign in',
    body: SignUp,
    reply: Session,
    status: 201,
    plugIns: [onceOnly],
    rate: guessing,
  },
  signUpMode: {
    route: 'GET /api/account/sign-up',
    access: 'anyone',
    summary: 'Who may create an account on this server',
    reply: z.object({ mode: SignUpMode }),
  },
  signIn: {
    route: 'POST /api/account/sign-in',
    access: 'anyone',
    summary: 'Sign in by e-mail and password; somebody who has a second factor is asked for it next',
    body: z.strictObject({ email: EmailAddress, password: Password }),
    reply: z.union([Session, SecondFactorNeeded]),
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
    confined: true,
    summary: 'Who is signed in, in which workspace',
    reply: Session,
  },
  enterWorkspace: {
    route: 'POST /api/workspaces/:id/enter',
    access: 'user',
    keys: 'never',
    summary: 'Go to another workspace of mine with this session',
    reply: Session,
  },
  changeProfile: {
    route: 'PATCH /api/account/profile',
    access: 'user',
    keys: 'never',
    summary: 'Change one’s name or language',
    body: ProfileChange,
    reply: User,
  },
  changePassword: {
    route: 'POST /api/account/password/change',
    access: 'user',
    keys: 'never',
    fresh: 10,
    summary: 'Change one’s password; other sessions and older links end',
    body: z.strictObject({
      currentPassword: Password,
      newPassword: NewPassword,
      revokeKeys: z.boolean().default(true).meta({ description: 'Revoke all my API keys too' }),
    }),
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
    summary: 'Choose a new password with the link from the mail; all sessions, API keys and older links end',
    body: z.strictObject({ token: LinkToken, newPassword: NewPassword }),
    reply: Nothing,
    status: 204,
    rate: guessing,
  },
  verifyEmail: {
    route: 'POST /api/account/email/verify',
    access: 'user',
    keys: 'never',
    summary: 'Confirm one’s e-mail address with the link from the mail; the first time, other sessions end',
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
    confined: true,
    summary: 'Make sure that the signed-in user has a workspace, and say who and where they are',
    reply: z.object({ session: Session, created: z.boolean().meta({ description: 'A workspace was created now' }) }),
  },
})
