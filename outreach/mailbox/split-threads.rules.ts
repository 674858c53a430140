import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { MessageRecord } from '@wellmet/platform/files/records.ts'

interface StoredMail {
  accountId: string
  at: Date
  record: MessageRecord
}

/** Addresses of one record, without repetition. */
export const recipientsOf = ({ to, cc }: MessageRecord): string[] => [
  ...new Set([...to, ...cc].flatMap(({ email }) => (email === undefined ? [] : [mailboxOf(email)]))),
]

const senderOf = ({ from }: MessageRecord): string => mailboxOf(from.email ?? '')

/**
 * Conversations, each newest first. What a mail says it answers is written by its sender, so it proves nothing: two people
 * are in one conversation only if each of them wrote to the other in it. A stranger who names the thread of others has a
 * conversation of their own. A mail of the viewer is in that of everybody it went to.
 */
export function splitThreads<M extends StoredMail>(mails: readonly M[], own: ReadonlySet<string>): M[][] {
  const byRef = Map.groupBy(mails, ({ accountId, record }) => `${accountId} ${record.threadRef}`)
  return [...byRef.values()].flatMap((thread) => split(withoutCopies(thread), own))
}

/** A mail that lies in two folders counts once. */
const withoutCopies = <M extends StoredMail>(mails: readonly M[]): M[] => [
  ...new Map(mails.map((mail) => [mail.record.ref, mail])).values(),
]

function split<M extends StoredMail>(mails: readonly M[], own: ReadonlySet<string>): M[][] {
  const theirs = mails.filter(({ record }) => !own.has(senderOf(record)))
  const groups = groupSenders(theirs, own)
  const found = new Map<string, Set<M>>()
  const add = (group: string, mail: M): void => void (found.get(group) ?? setIn(found, group)).add(mail)
  for (const mail of theirs) add(groups.get(senderOf(mail.record))!, mail)
  for (const mail of mails.filter((one) => !theirs.includes(one))) {
    const others = recipientsOf(mail.record).filter((address) => !own.has(address))
    const joined = new Set(others.flatMap((address) => groups.get(address) ?? []))
    // Nobody it went to has written yet.
    for (const group of joined.size > 0 ? joined : [`unanswered ${others.toSorted()[0] ?? ''}`]) add(group, mail)
  }
  return [...found.values()].map((group) => [...group].toSorted((a, b) => b.at.getTime() - a.at.getTime()))
}

const setIn = <M>(found: Map<string, Set<M>>, key: string): Set<M> => {
  const made = new Set<M>()
  found.set(key, made)
  return made
}

/** Who wrote, by the group they are in: those who wrote to each other share one. */
function groupSenders(mails: readonly StoredMail[], own: ReadonlySet<string>): Map<string, string> {
  const named = new Map<string, Set<string>>()
  for (const { record } of mails) {
    const sender = senderOf(record)
    const before = named.get(sender) ?? new Set()
    named.set(sender, new Set([...before, ...recipientsOf(record).filter((address) => !own.has(address))]))
  }
  const groups = new Map([...named.keys()].map((sender) => [sender, sender]))
  for (const [one, recipients] of named) {
    for (const other of recipients) {
      if (other === one || !named.get(other)?.has(one)) continue
      const [from, to] = [groups.get(other)!, groups.get(one)!]
      for (const [sender, group] of groups) if (group === from) groups.set(sender, to)
    }
  }
  return groups
}
