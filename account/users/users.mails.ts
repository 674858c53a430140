import { buttons, says, small } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { usersMessages } from './users.messages.ts'

interface Addressee {
  name: string
  email: string
}

const newPassword = (publicUrl: string) =>
  buttons({ label: usersMessages.newPasswordButton(), href: `${publicUrl}/forgot-password` })

export const verifyEmailMail = (user: Addressee, link: string): Mail => ({
  kind: 'account.verify-email',
  sender: null,
  isForAnybody: true,
  to: { name: user.name, address: user.email },
  subject: usersMessages.confirmMailSubject(),
  blocks: [
    says(usersMessages.confirmMailBody({ name: user.name })),
    buttons({ label: usersMessages.confirmMailButton(), href: link }),
    small(usersMessages.confirmMailAfter()),
  ],
})

export const passwordResetMail = (user: Addressee, publicUrl: string, isFirstProof: boolean): Mail => ({
  kind: 'account.password-reset',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: usersMessages.passwordChangedMailSubject(),
  blocks: isFirstProof
    ? [
        says(usersMessages.passwordFirstResetMailBody({ name: user.name })),
        buttons({ label: usersMessages.openAccountButton(), href: `${publicUrl}/settings/profile` }),
      ]
    : [says(usersMessages.passwordResetMailBody({ name: user.name })), newPassword(publicUrl)],
})

export const passwordChangedMail = (user: Addressee, publicUrl: string, keysRevoked: boolean): Mail => ({
  kind: 'account.password-changed',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: usersMessages.passwordChangedMailSubject(),
  blocks: [
    says(usersMessages.passwordChangedMailBody({ name: user.name, keys: keysRevoked ? 'revoked' : 'kept' })),
    newPassword(publicUrl),
  ],
})

export const passwordGuessedMail = (user: Addressee, publicUrl: string): Mail => ({
  kind: 'account.password-guessed',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: usersMessages.guessedMailSubject(),
  blocks: [says(usersMessages.guessedMailBody({ name: user.name })), newPassword(publicUrl)],
})

export const resetPasswordMail = (user: Addressee, link: string): Mail => ({
  kind: 'account.reset-password',
  sender: null,
  isForAnybody: true,
  to: { name: user.name, address: user.email },
  subject: usersMessages.resetMailSubject(),
  blocks: [
    says(usersMessages.resetMailBody({ name: user.name })),
    buttons({ label: usersMessages.newPasswordButton(), href: link }),
    small(usersMessages.resetMailAfter()),
  ],
})
