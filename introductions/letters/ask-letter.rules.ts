import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { linkDays, oneLine } from './letters.rules.ts'

/** What the letter to a connector is made of; the asker is shown the same words before they send it. */
export interface AskLetter {
  readonly asker: { readonly name: string; readonly workspace: string }
  readonly connector: { readonly name: string }
  readonly target: { readonly name: string; readonly title: string | null; readonly company: string | null }
  readonly link: string
  readonly why: readonly string[]
  readonly ask: string | null
  readonly text: string
}

export const firstName = (name: string): string => firstOf(name.split(' '))

export const roleWords = ({ title, company }: AskLetter['target']): string => {
  if (title && company) return `, ${title} at ${company}`
  return title || company ? `, ${title || company}` : ''
}

export const askLetter = ({ asker, connector, target, link, why, ask, text }: AskLetter) => ({
  subject: oneLine(`${asker.name} would like to meet ${target.name}`),
  body: `Hello ${firstName(connector.name)},

${asker.name} (${asker.workspace}) asks whether you would introduce them to ${target.name}${roleWords(target)}.
${why.map((reason) => `${oneLine(reason, 600)}\n`).join('')}${ask ? `What ${firstName(asker.name)} would ask of ${firstName(target.name)}: ${oneLine(ask, 300)}\n` : ''}
Say yes, no or later; you need no account:
${link}

The link is yours alone and works for ${linkDays.connector} days. After a yes you get the text below as a mail of its own, to forward as it is.
Saying nothing is fine too.

Written for ${target.name}:
----------------------------------------

${text}
`,
})
