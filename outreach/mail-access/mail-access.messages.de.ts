import { translate } from '@wellmet/platform/messages/translations.ts'
import type { mailAccessMessages } from './mail-access.messages.ts'

translate<typeof mailAccessMessages>('de', 'mail-access', {
  // Refusals
  connectFirst: 'Verbinde zuerst {provider} neu.',
  notPossible: 'Das lässt {provider} nicht zu.',
  otherAccount: 'Du hast mit einem anderen Konto zugestimmt. Wähle {address}, wenn du gefragt wirst.',
})
