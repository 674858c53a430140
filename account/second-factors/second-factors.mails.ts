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
  body: secondFactorsMessages.mailBody({
    name: user.name,
    happened: whatHappened[change](),
    link: `${publicUrl}/settings/security`,
  }),
})

export const codesGuessedMail = (user: FactorOwner, publicUrl: string): Mail => ({
  kind: 'account.second-factor-guessed',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: secondFactorsMessages.guessedMailSubject(),
  body: secondFactorsMessages.guessedMailBody({ name: user.name, link: `${publicUrl}/forgot-password` }),
})
