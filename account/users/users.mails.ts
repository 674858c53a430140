import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { usersMessages } from './users.messages.ts'

interface Addressee {
  name: string
  email: string
}

export const verifyEmailMail = (user: Addressee, link: string): Mail => ({
  kind: 'account.verify-email',
  sender: null,
  isForAnybody: true,
  to: { name: user.name, address: user.email },
  subject: usersMessages.confirmMailSubject(),
  body: usersMessages.confirmMailBody({ name: user.name, link }),
})

export const passwordResetMail = (user: Addressee, publicUrl: string, isFirstProof: boolean): Mail => ({
  kind: 'account.password-reset',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: usersMessages.passwordChangedMailSubject(),
  body: isFirstProof
    ? usersMessages.passwordFirstResetMailBody({ name: user.name, link: `${publicUrl}/settings/profile` })
    : usersMessages.passwordResetMailBody({ name: user.name, link: `${publicUrl}/forgot-password` }),
})

export const passwordChangedMail = (user: Addressee, publicUrl: string, keysRevoked: boolean): Mail => ({
  kind: 'account.password-changed',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: usersMessages.passwordChangedMailSubject(),
  body: usersMessages.passwordChangedMailBody({
    name: user.name,
    keys: keysRevoked ? 'revoked' : 'kept',
    link: `${publicUrl}/forgot-password`,
  }),
})

export const passwordGuessedMail = (user: Addressee, publicUrl: string): Mail => ({
  kind: 'account.password-guessed',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: usersMessages.guessedMailSubject(),
  body: usersMessages.guessedMailBody({ name: user.name, link: `${publicUrl}/forgot-password` }),
})

export const resetPasswordMail = (user: Addressee, link: string): Mail => ({
  kind: 'account.reset-password',
  sender: null,
  isForAnybody: true,
  to: { name: user.name, address: user.email },
  subject: usersMessages.resetMailSubject(),
  body: usersMessages.resetMailBody({ name: user.name, link }),
})
