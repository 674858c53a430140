import { askerWords } from '../drafts/asker-words.rules.ts'
import { oneLine } from '@wellmet/platform/values/one-line.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
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
  readonly text: string
}

/** "Joost de Wit, Founder at Kade", as much of it as is known. */
export const personWords = ({ name, title, company }: AskEmail['target']): string => {
  if (title && company) return asksMessages.personWithTitleAndCompany({ name, title, company })
  const role = title || company
  return role ? asksMessages.personWithRole({ name, role }) : name
}

/** In the asker's voice, and what they say to the connector alone comes first. What Wellmet adds says so. */
export const askEmail = ({ asker, connector, target, link, text, ...about }: AskEmail) => ({
  subject: oneLine(asksMessages.wantsToMeet({ asker: asker.name, target: target.name })),
  body: asksMessages.askMailBody({
    connector: firstName(connector.name),
    asker: askerWords(asker),
    context: about.context ? `${oneLine(about.context, 600)}\n\n` : '',
    target: personWords(target),
    details: detailsOf(target, about)
      .map((line) => `${line}\n`)
      .join(''),
    link,
    days: linkDays.connector,
    targetName: target.name,
    text,
  }),
})

/** The same request as a text to paste into LinkedIn or a chat: without the link, which only works from an email. */
export const askToCopy = ({
  asker,
  connector,
  target,
  text,
  ...about
}: Omit<AskEmail, 'link' | 'why' | 'ownRecords'>): string =>
  asksMessages.askToCopy({
    connector: firstName(connector.name),
    asker: askerWords(asker),
    context: about.context ? `${oneLine(about.context, 600)}\n\n` : '',
    target: personWords(target),
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
