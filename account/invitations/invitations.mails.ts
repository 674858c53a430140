import type { Mail } from '@wellmet/platform/mail/mail.ts'

export const invitationMail = (about: {
  email: string
  inviter: string
  workspace: string
  link: string
  validDays: number
}): Mail => ({
  kind: 'account.invitation',
  to: { address: about.email },
  subject: `${about.inviter} invites you to ${about.workspace}`,
  body: `Hello,

${about.inviter} would like you to join the workspace “${about.workspace}” on Wellmet:

${about.link}

The link works for ${about.validDays} days. Nothing of yours is shared by joining; you decide that afterwards.
If you do not know ${about.inviter}, ignore this mail.
`,
})
