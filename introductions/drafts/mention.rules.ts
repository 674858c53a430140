import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { findAsked } from './asked-sentences.rules.ts'
import { draftMessages as m } from './drafts.messages.ts'

/**
 * The message of a request as the asker can send it themselves after the connector said that they may be mentioned. It
 * says so where it said that the connector was asked, or else before the first sentence after the greeting.
 */
export function mentionMessage(message: string, connector: string): string {
  const said = m.draftMayMention({ connector: firstName(connector) })
  const asked = findAsked(message)
  if (asked) return message.replace(asked.sentence, () => said)
  const [greeting, ...rest] = message.split('\n\n')
  return rest.length === 0 ? `${said} ${message}` : [greeting, `${said} ${rest[0]}`, ...rest.slice(1)].join('\n\n')
}
