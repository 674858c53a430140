import { says, small } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail, MailAddress } from '@wellmet/platform/mail/mail.ts'
import type { MailSender } from '@wellmet/platform/mail/mail-gate.ts'
import { askerWords } from '../drafts/asker-words.rules.ts'
import { asksMessages } from './asks.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { oneLine } from '@wellmet/platform/values/one-line.rules.ts'
import { answerButtons, askEmail, askEmailSubject } from './ask-email.rules.ts'

/** Who an email is about. Each name fits on one line. */
export interface RequestParticipants {
  requestId: string
  /** The asker, who causes every email about their request. */
  sender: MailSender
  asker: { name: string; workspace: string; address: string }
  connector: { name: string; address: string | null }
  target: { name: string; title: string | null; company: string | null }
}

export interface Asking extends RequestParticipants {
  to: string
  link: string
  /** To the connector alone, like everything that stands above the text that is forwarded. */
  context: string | null
  why: readonly string[]
  ownRecords: string | null
  /** What the asker wants from the target. It helps the connector decide. */
  nextStep: string | null
  isBlind: boolean
  isUnsure: boolean
  /** They have an account. */
  isTeammate: boolean
  text: string
}

export const addressOf = ({ name, address }: RequestParticipants['asker']): MailAddress => ({ name, address })

export const askMail = (asking: Asking): Mail => ({
  kind: 'introductions.ask',
  sender: asking.sender,
  about: asking.requestId,
  to: { name: asking.connector.name, address: asking.to },
  inNameOf: asking.asker.name,
  replyTo: addressOf(asking.asker),
  ...askEmail(asking),
})

export const reminderMail = ({
  requestId,
  sender,
  asker,
  connector,
  target,
  to,
  link,
}: Omit<
  Asking,
  'context' | 'why' | 'ownRecords' | 'nextStep' | 'isBlind' | 'isUnsure' | 'isTeammate' | 'text'
>): Mail => ({
  kind: 'introductions.reminder',
  sender,
  about: requestId,
  to: { name: connector.name, address: to },
  inNameOf: asker.name,
  replyTo: addressOf(asker),
  subject: askEmailSubject({ asker, target }),
  blocks: [
    says(asksMessages.askMailGreeting({ connector: firstName(connector.name) })),
    says(asksMessages.reminderMailAsks({ target: target.name })),
    answerButtons(link, target),
    says(askerWords(asker)),
    small(asksMessages.reminderMailEnds()),
  ],
})

export const outcomeMailKind = 'introductions.outcome'

export const outcomeMail = (
  about: RequestParticipants & { to: string; news: string; link: string; notBefore: Date },
): Mail => ({
  kind: outcomeMailKind,
  notBefore: about.notBefore,
  sender: about.sender,
  about: about.requestId,
  to: { name: about.connector.name, address: about.to },
  inNameOf: about.asker.name,
  replyTo: addressOf(about.asker),
  leave: { label: asksMessages.outcomeMailLeave(), href: about.link },
  subject: oneLine(asksMessages.outcomeMailSubject({ asker: about.asker.name, target: about.target.name })),
  blocks: [
    says(asksMessages.askMailGreeting({ connector: firstName(about.connector.name) })),
    says(about.news),
    says(asksMessages.outcomeMailThanks()),
    says(askerWords(about.asker)),
  ],
})
