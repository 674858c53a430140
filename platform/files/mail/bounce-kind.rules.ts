import { isMailboxFull } from './mailbox-full.rules.ts'

/** `hard`: there is no such mailbox. `soft`: it takes mail again some day. `ours`: they refuse the sender or what it says. */
export type BounceKind = 'hard' | 'soft' | 'ours'

const code = /(?:^|[\s;(-])([245]\.\d{1,3}\.\d{1,3})(?=[\s:,)]|$)/
const vague = /^[245]\.0\.0$|^5\.5\.0$/
const gone = /^5\.1\.(?:0|1|2|3|6|10)$/
/** Of the sender: 5.1.7 and 5.1.8 are about its address, 5.6 about the text, 5.7 about trust. */
const aboutSender = /^5\.(?:1\.[78]|6\.\d+|7\.\d+)$/
const saysGone =
  /\b(?:user|recipient|mailbox|account|address)(?: \S+)? (?:is )?(?:unknown|not found|does not exist|doesn\S{0,3}t exist|unavailable|disabled|inactive|discontinued)\b|\b(?:unknown|no such|invalid) (?:user|recipient|mailbox|address|person)\b|\bdoesn\S{0,3}t have an? \S+ account\b|\brecipientnotfound\b|\bunrouteable address\b|\bno mailbox here\b/i
const saysClosed = /\b(?:disabled|inactive|discontinued|closed)\b/i
const saysRefused = /\b(?:spam|blocked|blocklist|blacklist|block list|policy|reputation|dmarc|unsolicited)\b/i

/**
 * What a bounce means, by RFC 3463. A server that gives up for itself often says no more than 5.0.0 and quotes the answer
 * of the other, so the more telling of the two codes counts. Whatever is not understood is soft: nobody is cut off for it.
 */
export function judgeBounce({ status, diagnostic }: { status: string | null; diagnostic: string }): {
  kind: BounceKind
  status: string | null
} {
  const answer = diagnostic.replace(/\s+/g, ' ')
  const own = /\d\.\d{1,3}\.\d{1,3}/.exec(status ?? '')?.[0] ?? null
  const told = code.exec(answer)?.[1] ?? null
  const telling = own === null || vague.test(own) ? (told ?? own) : own
  return { status: telling, kind: kindOf(telling, told, answer) }
}

function kindOf(telling: string | null, told: string | null, answer: string): BounceKind {
  if (telling?.startsWith('4')) return 'soft'
  if ([telling, told].includes('5.2.2') || isMailboxFull(answer)) return 'soft'
  if (telling !== null && aboutSender.test(telling)) return 'ours'
  if (telling !== null && gone.test(telling)) return 'hard'
  if (telling === null || vague.test(telling))
    return saysRefused.test(answer) ? 'ours' : saysGone.test(answer) ? 'hard' : 'soft'
  // Also said of a mailbox that gets too much at once.
  return telling === '5.2.1' && saysClosed.test(answer) ? 'hard' : 'soft'
}
