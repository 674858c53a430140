import type { Mail, MailAddress } from '@wellmet/platform/mail/mail.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { askLetter, firstName, roleWords } from './ask-letter.rules.ts'
import { oneLine } from './letters.rules.ts'

/** Whom a letter is about, with names fit for a line of their own. */
export interface RequestParticipants {
  requestId: string
  asker: { name: string; workspace: string; address: string }
  connector: { name: string }
  target: { name: string; title: string | null; company: string | null }
}

export interface Asking extends RequestParticipants {
  to: string
  link: string
  /** Why this connector. Above the text, never in it. */
  why: readonly string[]
  /** The one small thing, for the connector to judge by. */
  ask: string | null
  text: string
}

const addressOf = ({ name, address }: RequestParticipants['asker']): MailAddress => ({ name, address })

export const askMail = (asking: Asking): Mail => ({
  kind: 'introductions.ask',
  about: asking.requestId,
  to: { name: asking.connector.name, address: asking.to },
  replyTo: addressOf(asking.asker),
  ...askLetter(asking),
})

export const reminderMail = ({
  requestId,
  asker,
  connector,
  target,
  to,
  link,
}: Omit<Asking, 'why' | 'ask' | 'text'>): Mail => ({
  kind: 'introductions.reminder',
  about: requestId,
  to: { name: connector.name, address: to },
  replyTo: addressOf(asker),
  subject: oneLine(`${asker.name} would like to meet ${target.name}`),
  body: `Hello ${firstName(connector.name)},

${asker.name} is still hoping for an introduction to ${target.name}. Yes, no or later:
${link}

This is the only reminder.
`,
})

/** Nothing in it but the text: whatever stands here is read by the target when the connector presses Forward. */
export const forwardMail = (about: RequestParticipants & { to: string; subject: string; text: string }): Mail => ({
  kind: 'introductions.forward',
  about: about.requestId,
  to: { name: about.connector.name, address: about.to },
  replyTo: addressOf(about.asker),
  subject: oneLine(about.subject),
  body: `${about.text}\n`,
})

/** Names the asker only where the ask is not blind; the answer is given on the page, so there is nobody to reply to. */
export const questionMail = (
  about: RequestParticipants & { to: string; link: string; text: string; isBlind: boolean },
): Mail => {
  const { asker, connector, target } = about
  const whom = about.isBlind ? 'somebody' : `${asker.name} (${asker.workspace})`
  return {
    kind: 'introductions.question',
    about: about.requestId,
    to: { name: target.name, address: about.to },
    subject: oneLine(`${connector.name} asks: may I introduce you to ${about.isBlind ? 'somebody' : asker.name}?`),
    body: `Hello ${firstName(target.name)},

${connector.name} would like to introduce you to ${whom}, and asks you first.
${about.isBlind ? 'Who it is you learn with a yes, and not before; they have not been told your address.\n' : ''}
What they write:
----------------------------------------

${about.text}

----------------------------------------

Yes, or not now:
${about.link}

Nobody is told of a no, and saying nothing is a fine answer. On the same page you can say that you never want to be asked again.
`,
  }
}

/** To one of the two, with the other to reply to: two mails, because one would show both addresses to whoever is copied in. */
export const introductionMail = (
  about: RequestParticipants & { to: 'asker' | 'target'; targetAddress: string; text: string },
): Mail => {
  const { asker, connector, target } = about
  const sides = {
    asker: addressOf(asker),
    target: { name: target.name, address: about.targetAddress },
  }
  const [reader, other] = about.to === 'asker' ? [sides.asker, sides.target] : [sides.target, sides.asker]
  return {
    kind: 'introductions.introduction',
    about: about.requestId,
    to: reader,
    replyTo: other,
    subject: oneLine(`Introduction: ${asker.name} and ${target.name}`),
    body: `Hello ${firstName(present(reader.name))},

you both said yes. ${connector.name} introduces you to each other:

${asker.name} (${asker.workspace}), ${asker.address}
${target.name}${roleWords(target)}, ${about.targetAddress}

What ${asker.name} wrote:
----------------------------------------

${about.text}

----------------------------------------

Reply to this mail to write to ${other.name}.
`,
  }
}

export const closingMail = (about: RequestParticipants & { to: string; news: string; link: string }): Mail => ({
  kind: 'introductions.closing',
  about: about.requestId,
  to: { name: about.connector.name, address: about.to },
  replyTo: addressOf(about.asker),
  leaveUrl: about.link,
  subject: oneLine(`What became of ${about.asker.name} and ${about.target.name}`),
  body: `Hello ${firstName(about.connector.name)},

${about.news} Thank you.

No more notes like this: ${about.link}
`,
})
