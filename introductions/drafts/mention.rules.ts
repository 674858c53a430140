import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { draftMessages as m } from './drafts.messages.ts'

const [anyConnector, anyCompany] = ['\u{e000}', '\u{e001}']
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Sentences of a suggested draft that say that the connector was asked to introduce the two. */
const askedSentences = (): RegExp[] =>
  [
    m.draftAskedConnector({ connector: anyConnector }),
    m.draftBothWork({ connector: anyConnector, company: anyCompany }),
    m.draftBothWorked({ connector: anyConnector, company: anyCompany }),
    m.draftKnowEachOther({ connector: anyConnector }),
  ].map((text) => new RegExp(quoted(text).replaceAll(/[\u{e000}\u{e001}]/gu, '[^\\n]{1,120}?'), 'u'))

/**
 * The message of a request as the asker can send it themselves after the connector said that they may be mentioned. It
 * says so where it said that the connector was asked, or else before the first sentence after the greeting.
 */
export function mentionMessage(message: string, connector: string): string {
  const said = m.draftMayMention({ connector: firstName(connector) })
  const asked = askedSentences().find((sentence) => sentence.test(message))
  if (asked) return message.replace(asked, () => said)
  const [greeting, ...rest] = message.split('\n\n')
  return rest.length === 0 ? `${said} ${message}` : [greeting, `${said} ${rest[0]}`, ...rest.slice(1)].join('\n\n')
}
