import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { linkDays } from '../guest-links/guest-links.rules.ts'

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

export const roleWords = ({ title, company }: AskEmail['target']): string => {
  if (title && company) return `, ${title} at ${company}`
  return title || company ? `, ${title || company}` : ''
}

export const askEmail = ({ asker, connector, target, link, why, nextStep, text }: AskEmail) => ({
  subject: oneLine(`${asker.name} would like to meet ${target.name}`),
  body: `Hello ${firstName(connector.name)},

${asker.name} (${asker.workspace}) asks if you would introduce them to ${target.name}${roleWords(target)}.
${why.map((reason) => `${oneLine(reason, 600)}\n`).join('')}${nextStep ? `What ${firstName(asker.name)} would ask ${firstName(target.name)} for: ${oneLine(nextStep, 300)}\n` : ''}
You can say yes, no or later here. You do not need an account:
${link}

The link is only for you and works for ${linkDays.connector} days. If you say yes, we send you the text below as a separate email that you can forward.
You do not have to answer.

The text for ${target.name}:
----------------------------------------

${text}
`,
})
