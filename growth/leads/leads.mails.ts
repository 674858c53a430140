import { buttons, says, small } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { leadsMessages as m } from './leads.messages.ts'

export const confirmationMail = (about: {
  id: string
  email: string
  workspace: string
  wording: string
  link: string
  never: string
}): Mail => {
  const { workspace, wording, link, never } = about
  return {
    kind: 'growth.confirm-lead',
    sender: null,
    isForAnybody: true,
    about: about.id,
    to: { address: about.email },
    leave: { label: m.mailLeave(), href: never },
    subject: m.mailSubject({ workspace }),
    blocks: [
      says(m.mailBody({ workspace, wording })),
      buttons({ label: m.mailButton(), href: link }),
      small(m.mailAfter()),
    ],
  }
}
