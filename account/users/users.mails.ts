import type { Mail } from '@wellmet/platform/mail/mail.ts'

interface Addressee {
  name: string
  email: string
}

export const verifyEmailMail = (user: Addressee, link: string): Mail => ({
  kind: 'account.verify-email',
  to: { name: user.name, address: user.email },
  subject: 'Confirm your e-mail address',
  body: `Hello ${user.name},

please confirm that this address is yours:

${link}

The link works for three days. If you did not sign up for Wellmet, ignore this mail; nothing will happen.
`,
})

export const resetPasswordMail = (user: Addressee, link: string): Mail => ({
  kind: 'account.reset-password',
  to: { name: user.name, address: user.email },
  subject: 'Choose a new password',
  body: `Hello ${user.name},

somebody, probably you, asked to choose a new password for this address:

${link}

The link works once, for one hour. If it was not you, ignore this mail; your password stays as it is.
`,
})
