import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { usersMessages } from './users.messages.ts'

interface Addressee {
  name: string
  email: string
}

export const verifyEmailMail = (user: Addressee, link: string): Mail => ({
  kind: 'account.verify-email',
  to: { name: user.name, address: user.email },
  subject: usersMessages.confirmMailSubject(),
  body: usersMessages.confirmMailBody({ name: user.name, link }),
})

export const resetPasswordMail = (user: Addressee, link: string): Mail => ({
  kind: 'account.reset-password',
  to: { name: user.name, address: user.email },
  subject: usersMessages.resetMailSubject(),
  body: usersMessages.resetMailBody({ name: user.name, link }),
})
