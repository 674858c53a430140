import { buttons, says, small } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import type { LeadKind } from './leads.contract.ts'
import { leadsMessages as m } from './leads.messages.ts'

export const confirmationMail = (about: {
  id: string
  email: string
  workspace: string
  kind: LeadKind
  /** Null where whoever sent the form may have made it up. */
  wording: string | null
  link: string
  never: string
}): Mail => {
  const { workspace, kind, wording, link, never } = about
  return {
    kind: 'growth.confirm-lead',
    sender: null,
    isForAnybody: true,
    about: about.id,
    to: { address: about.email },
    leave: { label: m.mailLeave(), href: never },
    subject: m.mailSubject({ workspace }),
    blocks: [
      says(wording === null ? m.mailBodyUnquoted({ workspace, kind }) : m.mailBody({ workspace, wording })),
      buttons({ label: m.mailButton(), href: link }),
      small(m.mailAfter()),
    ],
  }
}
