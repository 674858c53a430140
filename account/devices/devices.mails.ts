import { buttons, facts, says } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { currentLocale } from '@wellmet/platform/messages/locale.ts'
import { devicesMessages } from './devices.messages.ts'
import { deviceName, nameDevice } from './devices.rules.ts'

interface SignIn {
  name: string
  email: string
  userAgent: string
  at: Date
}

/** Without a place: an address tells it too often wrongly, and a wrong one frightens. */
export const newDeviceMail = ({ name, email, userAgent, at }: SignIn, publicUrl: string): Mail => ({
  kind: 'account.new-device',
  sender: null,
  // Anybody who knows the password can cause many of these; only the first ones are sent.
  isForAnybody: true,
  to: { name, address: email },
  subject: devicesMessages.newDeviceMailSubject(),
  blocks: [
    says(devicesMessages.newDeviceMailBody({ name })),
    facts(
      deviceName(nameDevice(userAgent)),
      new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(at),
    ),
    says(devicesMessages.newDeviceMailAfter()),
    buttons({ label: devicesMessages.newDeviceMailButton(), href: `${publicUrl}/settings/security` }),
  ],
})
