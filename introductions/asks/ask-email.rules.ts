import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { linkDays } from '../guest-links/guest-links.rules.ts'
import { asksMessages } from './asks.messages.ts'

/** What the email to a connector is made of. The asker sees the same text before they send it. */
export interface AskEmail {
  readonly asker: { readonly name: string; readonly workspace: string }
  readonly connector: { readonly name: string }
  readonly target: { readonly name: string; readonly title: string | null; readonly company: string | null }
  readonly link: string
  readonly why: readonly string[]
  readonly nextStep: string | null
  readonly text: string
}

/** On one line, without what could end a header or turn the direction of reading: names come from imported files. */
export const oneLine = (text: string, most = 200): string => {
  const plain = text
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return plain.length > most ? `${plain.slice(0, most - 1).trimEnd()}…` : plain
}

export const firstName = (name: string): string => firstOf(name.split(' '))

/** "Joost de Wit, Founder at Kade", as much of it as is known. */
export const personWords = ({ name, title, company }: AskEmail['target']): string => {
  if (title && company) return asksMessages.personWithTitleAndCompany({ name, title, company })
  const role = title || company
  return role ? asksMessages.personWithRole({ name, role }) : name
}

export const askEmail = ({ asker, connector, target, link, why, nextStep, text }: AskEmail) => ({
  subject: oneLine(asksMessages.wantsToMeet({ asker: asker.name, target: target.name })),
  body: asksMessages.askMailBody({
    connector: firstName(connector.name),
    asker: asker.name,
    workspace: asker.workspace,
    target: personWords(target),
    details: [...why.map((reason) => oneLine(reason, 600)), ...nextStepLine(asker, target, nextStep)]
      .map((line) => `${line}\n`)
      .join(''),
    link,
    days: linkDays.connector,
    targetName: target.name,
    text,
  }),
})

const nextStepLine = (asker: AskEmail['asker'], target: AskEmail['target'], nextStep: string | null): string[] =>
  nextStep
    ? [
        asksMessages.askMailNextStep({
          asker: firstName(asker.name),
          target: firstName(target.name),
          nextStep: oneLine(nextStep, 300),
        }),
      ]
    : []
