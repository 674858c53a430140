import { buttons, says } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import type { FactorChange, FactorOwner } from './record-factor-change.ts'
import { secondFactorsMessages } from './second-factors.messages.ts'

const whatHappened: Record<FactorChange, () => string> = {
  'app added': secondFactorsMessages.mailAppAdded,
  'app removed': secondFactorsMessages.mailAppRemoved,
  'passkey added': secondFactorsMessages.mailPasskeyAdded,
  'passkey removed': secondFactorsMessages.mailPasskeyRemoved,
  'passkey copied': secondFactorsMessages.mailPasskeyCopied,
  'codes made': secondFactorsMessages.mailCodesMade,
  'code used': secondFactorsMessages.mailCodeUsed,
  'removed by operator': secondFactorsMessages.mailRemovedByOperator,
}

export const factorChangedMail = (user: FactorOwner, change: FactorChange, publicUrl: string): Mail => ({
  kind: 'account.second-factor-changed',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: secondFactorsMessages.mailSubject(),
  blocks: [
    says(secondFactorsMessages.mailBody({ name: user.name, happened: whatHappened[change]() })),
    buttons({ label: secondFactorsMessages.mailButton(), href: `${publicUrl}/settings/security` }),
  ],
})

export const codesGuessedMail = (user: FactorOwner, publicUrl: string): Mail => ({
  kind: 'account.second-factor-guessed',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: secondFactorsMessages.guessedMailSubject(),
  blocks: [
    says(secondFactorsMessages.guessedMailBody({ name: user.name })),
    buttons({ label: secondFactorsMessages.guessedMailButton(), href: `${publicUrl}/forgot-password` }),
  ],
})
