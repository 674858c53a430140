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
  body: devicesMessages.newDeviceMailBody({
    name,
    device: deviceName(nameDevice(userAgent)),
    time: new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(
      at,
    ),
    link: `${publicUrl}/settings/security`,
  }),
})
