import { askerWords } from '../drafts/asker-words.rules.ts'
import { oneLine } from '@wellmet/platform/values/one-line.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { buttons, says, small, words, type MailBlock } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import { typedText } from '@wellmet/platform/values/typed-text.rules.ts'
import { answerLink, askAnswers, type AskAnswer } from '../guest-links/answer-link.rules.ts'
import { linkDays } from '../guest-links/guest-links.rules.ts'
import { asksMessages } from './asks.messages.ts'

/** What the email to a connector is made of. The asker sees the same text before they send it. */
export interface AskEmail {
  readonly asker: { readonly name: string; readonly workspace: string }
  readonly connector: { readonly name: string }
  readonly target: { readonly name: string; readonly title: string | null; readonly company: string | null }
  readonly link: string
  /** What the asker says to the connector alone, in their own words. */
  readonly context: string | null
  /** Why this connector, by what the asker knows. */
  readonly why: readonly string[]
  /** The same from the connector's own records, which the asker does not see; then it stands instead. */
  readonly ownRecords: string | null
  readonly nextStep: string | null
  /** The target is not to know who asks before saying yes. */
  readonly isBlind: boolean
  /** Nobody is sure that the connector knows the target, so they are asked that first. */
  readonly isUnsure: boolean
  /** They have an account. */
  readonly isTeammate: boolean
  readonly text: string
}

/** "Joost de Wit, Founder at Kade", as much of it as is known. */
export const personWords = ({ name, title, company }: AskEmail['target']): string => {
  if (title && company) return asksMessages.personWithTitleAndCompany({ name, title, company })
  const role = title || company
  return role ? asksMessages.personWithRole({ name, role }) : name
}

/** The four answers, each with the page on which it is confirmed. */
export const answerButtons = (page: string, target: { readonly name: string }): MailBlock => {
  const labels: Record<AskAnswer, string> = {
    yes: asksMessages.yes(),
    later: asksMessages.later(),
    no: asksMessages.no(),
    do_not_know: asksMessages.reasonDoNotKnow({ target: firstName(target.name) }),
  }
  return buttons(...askAnswers.map((answer) => ({ label: labels[answer], href: answerLink(page, answer) })))
}

export const askEmailSubject = ({ asker, target }: Pick<AskEmail, 'asker' | 'target'>): string =>
  oneLine(asksMessages.wantsToMeet({ asker: asker.name, target: target.name }))

const asksWords = (target: AskEmail['target'], isUnsure: boolean): string =>
  isUnsure
    ? asksMessages.askMailAsksFirst({ target: personWords(target), name: firstName(target.name) })
    : asksMessages.askMailAsks({ target: personWords(target) })

/** In the asker's voice, and what they say to the connector alone comes first. What Wellmet adds says so, and is last. */
export const askEmail = ({ asker, connector, target, link, text, ...about }: AskEmail) => ({
  subject: askEmailSubject({ asker, target }),
  blocks: [
    says(asksMessages.askMailGreeting({ connector: firstName(connector.name) })),
    ...(about.context ? [words(about.context)] : []),
    says(asksWords(target, about.isUnsure)),
    ...detailsOf(target, about).map(says),
    answerButtons(link, target),
    says(askerWords(asker)),
    words(text, asksMessages.askMailMessage({ target: target.name })),
    small(asksMessages.askMailEnds({ days: linkDays.connector, isTeammate: about.isTeammate ? 'yes' : 'no' })),
  ],
})

/** The same request as a text to paste into LinkedIn or a chat: without the link, which only works from an email. */
export const askToCopy = ({
  asker,
  connector,
  target,
  text,
  ...about
}: Omit<AskEmail, 'link' | 'why' | 'ownRecords' | 'isTeammate'>): string =>
  asksMessages.askToCopy({
    connector: firstName(connector.name),
    asker: askerWords(asker),
    context: about.context ? `${typedText(about.context)}\n\n` : '',
    asks: asksWords(target, about.isUnsure),
    details: detailsOf(target, { ...about, why: [], ownRecords: null })
      .map((line) => `${line}\n`)
      .join(''),
    targetName: target.name,
    text,
  })

function detailsOf(
  { name }: AskEmail['target'],
  { why, ownRecords, nextStep, isBlind }: Pick<AskEmail, 'why' | 'ownRecords' | 'nextStep' | 'isBlind'>,
): string[] {
  const reasons = ownRecords === null ? why.map((reason) => oneLine(reason, 600)).join(' ') : ''
  return [
    ...(reasons === '' ? [] : [asksMessages.askMailWhy({ reasons })]),
    ...(ownRecords === null ? [] : [asksMessages.askMailOwnRecords({ reason: oneLine(ownRecords, 600) })]),
    ...(nextStep ? [asksMessages.askMailNextStep({ target: firstName(name), nextStep: oneLine(nextStep, 300) })] : []),
    ...(isBlind ? [asksMessages.askMailBlind({ target: firstName(name) })] : []),
  ]
}
