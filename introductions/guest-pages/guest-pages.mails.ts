import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { firstName, oneLine, personWords } from '../asks/ask-email.rules.ts'
import { addressOf, type RequestParticipants } from '../asks/asks.mails.ts'
import { guestPagesMessages } from './guest-pages.messages.ts'

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
  const names = { connector: connector.name, asker: asker.name }
  const facts = { target: firstName(target.name), connector: connector.name, text: about.text, link: about.link }
  return {
    kind: 'introductions.target-consent',
    about: about.requestId,
    to: { name: target.name, address: about.to },
    subject: oneLine(
      about.isBlind ? guestPagesMessages.wantsToIntroduceBlind(names) : guestPagesMessages.wantsToIntroduce(names),
    ),
    body: about.isBlind
      ? guestPagesMessages.consentMailBodyBlind(facts)
      : guestPagesMessages.consentMailBody({ ...facts, asker: asker.name, workspace: asker.workspace }),
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
    subject: oneLine(guestPagesMessages.introductionMailSubject({ asker: asker.name, target: target.name })),
    body: guestPagesMessages.introductionMailBody({
      reader: firstName(present(reader.name)),
      connector: connector.name,
      asker: asker.name,
      workspace: asker.workspace,
      askerAddress: asker.address,
      target: personWords(target),
      targetAddress: about.targetAddress,
      text: about.text,
      other: present(other.name),
    }),
  }
}
