import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { oneLine } from '@wellmet/platform/values/one-line.rules.ts'
import { personWords } from '../asks/ask-email.rules.ts'
import { addressOf, type RequestParticipants } from '../asks/asks.mails.ts'
import { askerWords } from '../requests/asker-words.rules.ts'
import { guestPagesMessages } from './guest-pages.messages.ts'
import { withSignature } from './guest-pages.rules.ts'

/** Contains only the text, signed with the asker's address: the target reads all of it when the connector forwards it. */
export const forwardMail = (
  about: RequestParticipants & { to: string; subject: string; text: string; isBlind: boolean },
): Mail => ({
  kind: 'introductions.forward',
  sender: about.sender,
  isReply: true,
  isToForward: 'all',
  about: about.requestId,
  to: { name: about.connector.name, address: about.to },
  // What is forwarded shows who it is from.
  ...(about.isBlind ? {} : { inNameOf: about.asker.name }),
  replyTo: addressOf(about.asker),
  subject: oneLine(about.subject),
  body: `${about.isBlind ? about.text : withSignature(about.text, about.asker.address)}\n`,
})

/** The name is what the asker calls them; the address is where they said yes. */
const withAddress = ({ name, address }: RequestParticipants['connector']): string =>
  address === null ? name : guestPagesMessages.nameWithAddress({ name, address })

/** Names the asker unless the ask is blind. The target answers on the page, so there is no address to reply to. */
export const consentMail = (
  about: RequestParticipants & { to: string; link: string; text: string; isBlind: boolean; isEdited: boolean },
): Mail => {
  const { asker, connector, target } = about
  const names = { connector: connector.name, asker: asker.name }
  const facts = {
    target: firstName(target.name),
    connector: withAddress(connector),
    heading: about.isEdited
      ? guestPagesMessages.consentMailMessageEdited(names)
      : guestPagesMessages.consentMailMessage(),
    text: about.text,
    link: about.link,
  }
  return {
    kind: 'introductions.target-consent',
    sender: about.sender,
    about: about.requestId,
    to: { name: target.name, address: about.to },
    subject: oneLine(
      about.isBlind ? guestPagesMessages.wantsToIntroduceBlind(names) : guestPagesMessages.wantsToIntroduce(names),
    ),
    body: about.isBlind
      ? guestPagesMessages.consentMailBodyBlind(facts)
      : guestPagesMessages.consentMailBody({ ...facts, asker: askerWords(asker) }),
  }
}

/** To one of the two, with the other as the reply address. One email to both would show the addresses to everybody copied in. */
export const introductionMail = (
  about: RequestParticipants & { to: 'asker' | 'target'; targetAddress: string; text: string; isEdited: boolean },
): Mail => {
  const { asker, connector, target } = about
  const sides = {
    asker: addressOf(asker),
    target: { name: target.name, address: about.targetAddress },
  }
  const names = { asker: asker.name, connector: connector.name, target: target.name }
  const [reader, other] = about.to === 'asker' ? [sides.asker, sides.target] : [sides.target, sides.asker]
  return {
    kind: 'introductions.introduction',
    sender: about.sender,
    isReply: true,
    about: about.requestId,
    to: reader,
    // To the asker it is news of their own request.
    ...(about.to === 'target' ? { inNameOf: asker.name } : {}),
    replyTo: other,
    subject: oneLine(guestPagesMessages.introductionMailSubject({ asker: asker.name, target: target.name })),
    body: guestPagesMessages.introductionMailBody({
      reader: firstName(present(reader.name)),
      news:
        about.to === 'target'
          ? guestPagesMessages.introductionMailYouSaidYes({ connector: withAddress(connector) })
          : guestPagesMessages.introductionMailTargetSaidYes(names),
      asker: askerWords(asker),
      askerAddress: asker.address,
      target: personWords(target),
      targetAddress: about.targetAddress,
      heading: about.isEdited
        ? guestPagesMessages.introductionMailMessageEdited(names)
        : guestPagesMessages.introductionMailMessage(names),
      text: about.text,
      other: present(other.name),
    }),
  }
}
