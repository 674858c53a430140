import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { firstName, oneLine, roleWords } from '../asks/ask-email.rules.ts'
import { addressOf, type RequestParticipants } from '../asks/asks.mails.ts'

/** Contains only the text: the target reads all of it when the connector forwards it. */
export const forwardMail = (about: RequestParticipants & { to: string; subject: string; text: string }): Mail => ({
  kind: 'introductions.forward',
  about: about.requestId,
  to: { name: about.connector.name, address: about.to },
  replyTo: addressOf(about.asker),
  subject: oneLine(about.subject),
  body: `${about.text}\n`,
})

/** Names the asker unless the ask is blind. The target answers on the page, so there is no address to reply to. */
export const consentMail = (
  about: RequestParticipants & { to: string; link: string; text: string; isBlind: boolean },
): Mail => {
  const { asker, connector, target } = about
  const whom = about.isBlind ? 'somebody' : `${asker.name} (${asker.workspace})`
  return {
    kind: 'introductions.target-consent',
    about: about.requestId,
    to: { name: target.name, address: about.to },
    subject: oneLine(`${connector.name} would like to introduce you to ${about.isBlind ? 'somebody' : asker.name}`),
    body: `Hello ${firstName(target.name)},

${connector.name} would like to introduce you to ${whom} and asks if you agree.
${about.isBlind ? 'You learn who it is if you say yes. They do not know your address.\n' : ''}
Their message:
----------------------------------------

${about.text}

----------------------------------------

You can say yes or not now here:
${about.link}

If you decline, nobody is told. You do not have to answer. On the same page you can also stop all such requests.
`,
  }
}

/** To one of the two, with the other as the reply address. One email to both would show the addresses to everybody copied in. */
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

You both said yes, so ${connector.name} introduces you to each other:

${asker.name} (${asker.workspace}), ${asker.address}
${target.name}${roleWords(target)}, ${about.targetAddress}

${asker.name} wrote:
----------------------------------------

${about.text}

----------------------------------------

Reply to this email to write to ${other.name}.
`,
  }
}
