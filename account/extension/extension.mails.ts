import { buttons, says } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { extensionMessages } from './extension.messages.ts'

export const extensionCopiedMail = (
  user: { name: string; email: string },
  extension: string,
  publicUrl: string,
): Mail => ({
  kind: 'account.extension-copied',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: extensionMessages.copiedMailSubject(),
  blocks: [
    says(extensionMessages.copiedMailBody({ name: user.name, extension })),
    buttons({ label: extensionMessages.copiedMailButton(), href: `${publicUrl}/settings/security` }),
  ],
})
