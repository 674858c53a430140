import { buttons, facts, says, small, words } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { oneLine } from '@wellmet/platform/values/one-line.rules.ts'
import type { TargetConsent } from '../asks/asks.contract.ts'
import { personWords } from '../asks/ask-email.rules.ts'
import { addressOf, type RequestParticipants } from '../asks/asks.mails.ts'
import { askerWords } from '../drafts/asker-words.rules.ts'
import { answerLink } from '../guest-links/answer-link.rules.ts'
import { linkDays } from '../guest-links/guest-links.rules.ts'
import { forwardedText, isNamed } from './forwarding.rules.ts'
import { forwardingMessages } from './forwarding.messages.ts'
import { guestPagesMessages } from './guest-pages.messages.ts'
import { writtenBy } from './written-by.rules.ts'

/**
 * The text for the target, below one line for the connector. The target reads all of it when the connector forwards it, so
 * without a name nothing in it leads to the asker, not even the address for replies.
 */
export const forwardMail = (
  about: RequestParticipants & { to: string; subject: string; text: string; isBlind: boolean; isEdited: boolean },
): Mail => {
  const { asker, connector, target, isBlind } = about
  const line = about.isEdited ? forwardingMessages.toForwardEdited : forwardingMessages.toForward
  const text = forwardedText({ text: about.text, asker, connector: connector.name, isBlind })
  return {
    kind: 'introductions.forward',
    sender: about.sender,
    isReply: true,
    isToForward: true,
    about: about.requestId,
    to: { name: connector.name, address: about.to },
    // What is forwarded shows who it is from.
    ...(isBlind ? {} : { inNameOf: asker.name, replyTo: addressOf(asker) }),
    subject: oneLine(about.subject),
    blocks: [small(line({ target: target.name })), words(text)],
  }
}

/** The name is what the asker calls them; the address is where they said yes. */
const withAddress = ({ name, address }: RequestParticipants['connector']): string =>
  address === null ? name : guestPagesMessages.nameWithAddress({ name, address })

/** Who gave the address of the target. */
export type AddressFrom = 'asker' | 'connector'

/** In the connector's name: they want it. Names the asker unless the ask is blind. The target answers on the page. */
export const consentMail = (
  about: RequestParticipants & {
    to: string
    link: string
    text: string
    isBlind: boolean
    isEdited: boolean
    addressFrom: AddressFrom
  },
): Mail => {
  const { asker, connector, target, isBlind } = about
  const names = { connector: connector.name, asker: asker.name }
  const addressFrom =
    about.addressFrom === 'connector'
      ? guestPagesMessages.addressFromConnector(names)
      : isBlind
        ? guestPagesMessages.addressFromUnnamed()
        : guestPagesMessages.addressFromAsker(names)
  const follows = isBlind
    ? guestPagesMessages.wantsToIntroduceBlindAbout()
    : guestPagesMessages.wantsToIntroduceAbout({ asker: asker.name })
  const who = { connector: withAddress(connector) }
  return {
    kind: 'introductions.target-consent',
    sender: about.sender,
    about: about.requestId,
    to: { name: target.name, address: about.to },
    ...(isNamed(connector.name) ? { inNameOf: connector.name } : {}),
    subject: oneLine(
      isBlind ? guestPagesMessages.wantsToIntroduceBlind(names) : guestPagesMessages.wantsToIntroduce(names),
    ),
    blocks: [
      says(guestPagesMessages.mailGreeting({ reader: firstName(target.name) })),
      says(
        isBlind
          ? guestPagesMessages.consentMailAsksBlind(who)
          : guestPagesMessages.consentMailAsks({ ...who, asker: askerWords(asker) }),
      ),
      words(about.text, writtenBy({ asker: isBlind ? null : asker, connector, isEdited: about.isEdited })),
      buttons(
        { label: guestPagesMessages.introduceUs(), href: answerLink(about.link, 'yes' satisfies TargetConsent) },
        { label: guestPagesMessages.notNow(), href: answerLink(about.link, 'not_now' satisfies TargetConsent) },
        { label: guestPagesMessages.neverAsk(), href: answerLink(about.link, 'never' satisfies TargetConsent) },
      ),
      small(guestPagesMessages.consentMailEnds({ follows, addressFrom, days: linkDays.target })),
    ],
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
    blocks: [
      says(guestPagesMessages.mailGreeting({ reader: firstName(present(reader.name)) })),
      says(
        about.to === 'target'
          ? guestPagesMessages.introductionMailYouSaidYes({ connector: withAddress(connector) })
          : guestPagesMessages.introductionMailTargetSaidYes(names),
      ),
      facts(
        guestPagesMessages.personAndAddress({ person: askerWords(asker), address: asker.address }),
        guestPagesMessages.personAndAddress({ person: personWords(target), address: about.targetAddress }),
      ),
      words(
        about.text,
        about.isEdited
          ? guestPagesMessages.introductionMailMessageEdited(names)
          : guestPagesMessages.introductionMailMessage(names),
      ),
      says(
        about.to === 'asker'
          ? guestPagesMessages.introductionMailWriteFirst({ other: present(other.name) })
          : guestPagesMessages.introductionMailTheyWriteFirst({ other: present(other.name) }),
      ),
    ],
  }
}
