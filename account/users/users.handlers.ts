import { serve } from '@wellmet/platform/http/serve.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { enterWorkspace } from './enter-workspace.ts'
import { ensureUser } from './ensure-user.ts'
import { findSignUpMode } from './refuse-sign-up.ts'
import { showSession } from './show-session.ts'
import { signIn, signOut } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { ensureUsers, users } from './users.contract.ts'
import { resendVerification } from './resend-verification.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import { verifyEmail } from './use-mailed-links.ts'

export const usersRoutes = serve(users)({
  signUp: (call) => signUp(call, call.body),
  signUpMode: ({ db, services }) =>
    // As the system: whoever asks is not signed in
    db.asSystem(async (tx) => ({ mode: await findSignUpMode(tx, services) })),
  signIn: (call) => signIn(call, call.body),
  signOut: (call) => signOut(call),
  session: (call) => showSession(call),
  enterWorkspace: (call) => enterWorkspace(call, call.params.id),
  changeProfile: (call) => changeProfile(call, call.body),
  changePassword: (call) => changePassword(call, call.body),
  forgotPassword: (call) => forgotPassword(call, call.body),
  resetPassword: (call) => resetPassword(call, call.body),
  verifyEmail: (call) => verifyEmail(call, call.body),
  resendVerification: (call) => resendVerification(call),
})

export const ensureUsersRoutes = serve(ensureUsers)({
  ensure: (call) => ensureUser(call),
})
