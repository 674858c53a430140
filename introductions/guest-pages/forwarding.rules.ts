import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { forwardingMessages } from './forwarding.messages.ts'

/** What a connector passes on to the target. Names as they are known, in full. */
export interface Forwarded {
  readonly subject: string
  readonly text: string
  readonly asker: { readonly name: string; readonly address: string }
  readonly connector: string
  readonly target: string
  /** The target is not to know the asker before saying yes. */
  readonly isBlind: boolean
}

/** Of some connectors nothing but the address is known. */
export const isNamed = (name: string): boolean => name !== '' && !name.includes('@')

const withAddress = (text: string, address: string): string =>
  text.toLowerCase().includes(address.toLowerCase()) ? text : `${text.trimEnd()}\n${address}`

/** How the target answers: to the asker, whose address is below their name, or to the connector where nobody is named. */
export function forwardedText({ text, asker, connector, isBlind }: Omit<Forwarded, 'subject' | 'target'>): string {
  if (!isBlind) return withAddress(text, asker.address)
  const tell = isNamed(connector)
    ? forwardingMessages.tellConnector({ connector: firstName(connector) })
    : forwardingMessages.replyToKnowMore()
  return `${text.trimEnd()}\n\n${tell}`
}

/** Opens the connector's own mail program, to the address they have: a line in their name, the text, and the asker in copy unless they are unnamed. */
export function mailtoOf(forwarded: Forwarded & { to?: string | null }): string {
  const { subject, asker, isBlind, to } = forwarded
  const target = firstName(forwarded.target)
  const line = isBlind
    ? forwardingMessages.passOnUnnamed({ target })
    : forwardingMessages.passOn({ target, asker: asker.name })
  const body = `${line}\n\n${forwardedText(forwarded)}`
  const copied = isBlind ? '' : `cc=${encodeURIComponent(asker.address)}&`
  return `mailto:${to ? encodeURIComponent(to) : ''}?${copied}subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
}
