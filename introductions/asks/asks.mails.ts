import type { Mail, MailAddress } from '@wellmet/platform/mail/mail.ts'
import { asksMessages } from './asks.messages.ts'
import { askEmail, firstName, oneLine } from './ask-email.rules.ts'

/** Who an email is about. Each name fits on one line. */
export interface RequestParticipants {
  requestId: string
  asker: { name: string; workspace: string; address: string }
  connector: { name: string }
  target: { name: string; title: string | null; company: string | null }
}

export interface Asking extends RequestParticipants {
  to: string
  link: string
  /** Why this connector is asked. It stands above the text that is forwarded, never in it. */
  why: readonly string[]
  /** What the asker wants from the target. It helps the connector decide. */
  nextStep: string | null
  text: string
}

export const addressOf = ({ name, address }: RequestParticipants['asker']): MailAddress => ({ name, address })

export const askMail = (asking: Asking): Mail => ({
  kind: 'introductions.ask',
  about: asking.requestId,
  to: { name: asking.connector.name, address: asking.to },
  replyTo: addressOf(asking.asker),
  ...askEmail(asking),
})

export const reminderMail = ({
  requestId,
  asker,
  connector,
  target,
  to,
  link,
}: Omit<Asking, 'why' | 'nextStep' | 'text'>): Mail => ({
  kind: 'introductions.reminder',
  about: requestId,
  to: { name: connector.name, address: to },
  replyTo: addressOf(asker),
  subject: oneLine(asksMessages.wantsToMeet({ asker: asker.name, target: target.name })),
  body: asksMessages.reminderMailBody({
    connector: firstName(connector.name),
    asker: asker.name,
    target: target.name,
    link,
  }),
})

export const outcomeMail = (about: RequestParticipants & { to: string; news: string; link: string }): Mail => ({
  kind: 'introductions.outcome',
  about: about.requestId,
  to: { name: about.connector.name, address: about.to },
  replyTo: addressOf(about.asker),
  leaveUrl: about.link,
  subject: oneLine(asksMessages.outcomeMailSubject({ asker: about.asker.name, target: about.target.name })),
  body: asksMessages.outcomeMailBody({
    connector: firstName(about.connector.name),
    news: about.news,
    link: about.link,
  }),
})
