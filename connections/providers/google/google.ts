import { z } from 'zod'
import type { Provider } from '../../engine/provider.ts'
import { googleCalendar } from './google-calendar.ts'
import { googleContacts } from './google-contacts.ts'
import { googleMail } from './google-mail.ts'
import { googleOutbox } from './google-outbox.ts'
import { openGmail } from './google-mailbox.ts'
import { googleSignIn, isOverQuota } from './google-sign-in.ts'
import { googleSettings } from './google.settings.ts'

const Owner = z.object({ sub: z.string(), email: z.email() })

export const google = {
  name: 'google',
  label: 'Google',
  category: 'suite',
  settings: googleSettings,
  signIn(config) {
    const signIn = googleSignIn(config)
    const { GOOGLE_MAIL_URL: baseUrl } = config.get(googleSettings)
    return signIn && { ...signIn, baseUrl, scopes: ['openid', 'email'], namesItself: true }
  },
  sources: [googleMail, googleCalendar, googleContacts],
  // Never beside `gmail.metadata` in one token: that scope forbids texts and searches whatever else is granted.
  mailScopes: {
    read: ['https://www.googleapis.com/auth/gmail.readonly'],
    organize: ['https://www.googleapis.com/auth/gmail.modify'],
    send: ['https://www.googleapis.com/auth/gmail.compose'],
  },
  outbox: googleOutbox,
  openMailbox: openGmail,
  identifyOwner(_request, claims) {
    const { sub, email } = Owner.parse(claims)
    return { subject: sub, address: email.toLowerCase() }
  },
  isOverQuota,
} satisfies Provider
