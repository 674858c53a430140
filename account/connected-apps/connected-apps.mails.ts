import { buttons, says } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { connectedAppsMessages } from './connected-apps.messages.ts'

export const appCopiedMail = (user: { name: string; email: string }, app: string, publicUrl: string): Mail => ({
  kind: 'account.app-copied',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: connectedAppsMessages.copiedMailSubject({ app }),
  blocks: [
    says(connectedAppsMessages.copiedMailBody({ name: firstName(user.name), app })),
    buttons({ label: connectedAppsMessages.copiedMailButton(), href: `${publicUrl}/settings/connected-apps` }),
  ],
})
