import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { firstName, oneLine, roleWords } from '../asks/ask-email.rules.ts'
import { addressOf, type RequestParticipants } from '../asks/asks.mails.ts'

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
export const consentMail = (
  about: RequestParticipants & { to: string; link: string; text: string; isBlind: boolean },
): Mail => {
  const { asker, connector, target } = about
  const whom = about.isBlind ? 'somebody' : `${asker.name} (${asker.workspace})`
  return {
    kind: 'introductions.target-consent',
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
