import { randomFor, type Random } from '../../../database/seed/random.ts'
import { automatic, type AutomaticKind } from './automatic-mail.ts'
import { addressOf, writeAddress, type Address, type MadeUpPerson } from './made-up-people.ts'

export type Folder = 'inbox' | 'sent' | 'archive' | 'projects' | 'newsletters' | 'drafts' | 'spam' | 'trash'

export type MessageKind = 'conversation' | 'one-way' | 'fan-out' | 'note to self' | 'draft' | 'spam' | AutomaticKind

export interface MadeUpMessage {
  id: string
  threadId: string
  kind: MessageKind
  folder: Folder
  sentAt: Date
  from: Address
  to: Address[]
  cc: Address[]
  subject: string
  messageId: string
  inReplyTo?: string
  /** What it says; made up where it is left out. */
  text?: string
  html?: string
  isUnread?: boolean
  /** Labels or categories that the owner gave it, by name. */
  ownLabels?: readonly string[]
  /** Beside those that follow from the fields above. */
  extraHeaders: [name: string, value: string][]
}

export interface MessageOwner {
  account: Address
  /** Other addresses that are the owner's too. */
  aliases: readonly string[]
}

interface MessagesOptions {
  seed: string
  owner: MessageOwner
  people: readonly MadeUpPerson[]
  count: number
  /** The newest message is just before. */
  until: Date
  days: number
}

/** Threads are woven into each other: a window of 64 messages has 16 threads of up to four. */
const threadsInWindow = 16
const mostInThread = 4
const windowSize = threadsInWindow * mostInThread

const subjects = ['Pilot', 'Board deck', 'Lunch on Thursday', 'Contract', 'Hiring plan', 'Intro', 'Größe & Preis', 'Q3']

/** Makes up the message at an index, the same one every time. */
export function messageMaker(options: MessagesOptions): (index: number, id: string) => MadeUpMessage {
  const { seed, owner, people, count, until, days } = options
  const step = (days * 86_400_000) / Math.max(1, count)
  const own = (random: Random): Address => {
    const isAlias = owner.aliases.length > 0 && random.chance(0.15)
    return isAlias ? { name: owner.account.name, address: random.pick(owner.aliases) } : owner.account
  }
  // Few people get most of the mail.
  const somebody = (random: Random): MadeUpPerson => people[Math.floor(people.length * random.next() ** 2.5)]!
  const messageIdOf = (index: number): string => `<${seed}.${index}@mail.example>`
  const sentAt = (index: number, random: Random): Date =>
    new Date(Math.floor(until.getTime() - (count - index) * step + random.next() * step * 0.99))

  function threadOf(window: number, place: number) {
    const random = randomFor(`${seed}/thread/${window}/${place}`)
    const style = random.next()
    const isOneWay = style < 0.2
    return {
      first: window * windowSize + place,
      person: somebody(random),
      copied: random.chance(0.2) ? [addressOf(somebody(random))] : [],
      ownerStarts: style < 0.07 || (!isOneWay && random.chance(0.5)),
      isOneWay,
      length: isOneWay ? 1 : random.int(2, mostInThread),
      subject: `${random.pick(subjects)} ${random.int(1, 99)}`,
      self: own(random),
    }
  }

  return function messageAt(index, id) {
    const random = randomFor(`${seed}/message/${index}`)
    const place = index % threadsInWindow
    const window = Math.floor(index / windowSize)
    const turn = Math.floor((index % windowSize) / threadsInWindow)
    const thread = threadOf(window, place)
    const base = { id, threadId: id, sentAt: sentAt(index, random), messageId: messageIdOf(index), cc: [] }
    if (turn >= thread.length) return { ...base, ...single(random, index) }
    const isFromOwner = (turn % 2 === 0) === thread.ownerStarts
    const them = addressOf(thread.person)
    return {
      ...base,
      threadId: id.slice(0, -9) + thread.first.toString(16).padStart(9, '0'),
      kind: thread.isOneWay ? 'one-way' : 'conversation',
      folder: isFromOwner ? 'sent' : random.pick<Folder>(['inbox', 'inbox', 'inbox', 'archive', 'archive', 'projects']),
      from: isFromOwner ? thread.self : random.chance(0.03) ? { ...them, address: shouted(them.address) } : them,
      to: isFromOwner ? [them] : [thread.self],
      cc: thread.copied.filter(({ address }) => address !== them.address),
      subject: turn === 0 ? thread.subject : `Re: ${thread.subject}`,
      ...(turn > 0 ? { inReplyTo: messageIdOf(index - threadsInWindow) } : {}),
      extraHeaders: [],
    }
  }

  /** Everything that is not a talk between people. */
  function single(random: Random, index: number): Omit<MadeUpMessage, 'id' | 'threadId' | 'sentAt' | 'messageId'> {
    const roll = random.next()
    const self = own(random)
    const them = addressOf(somebody(random))
    const plain = { cc: [], extraHeaders: [] as [string, string][] }
    const fromOwner = random.chance(0.5)
    if (roll < 0.78) return { ...plain, ...automatic(random, { self, them }) }
    if (roll < 0.86) {
      const to = Array.from({ length: 60 }, (_, i) => addressOf(people[(index + i * 7) % people.length]!))
      const from = fromOwner ? self : them
      const folder = fromOwner ? 'sent' : 'inbox'
      return { ...plain, kind: 'fan-out', folder, from, to: fromOwner ? to : [self, ...to.slice(1)], subject: 'News' }
    }
    if (roll < 0.9) return { ...plain, kind: 'note to self', folder: 'sent', from: self, to: [self], subject: 'To do' }
    if (roll < 0.94) return { ...plain, kind: 'draft', folder: 'drafts', from: self, to: [them], subject: 'Unsent' }
    const stranger = { name: 'Prize Office', address: `winner${index}@prizes.example` }
    const folder = fromOwner ? 'trash' : 'spam'
    return { ...plain, kind: 'spam', folder, from: stranger, to: [self], subject: 'You have won' }
  }
}

const shouted = (address: string): string => address.replace(/^[^@]+/, (local) => local.toUpperCase())

/** All headers of a message, in the usual order. */
export function headersOf(message: MadeUpMessage): [name: string, value: string][] {
  const { from, to, cc, subject, sentAt, messageId, inReplyTo, extraHeaders } = message
  const written = (addresses: readonly Address[]) => addresses.map(writeAddress).join(', ')
  return [
    ['From', writeAddress(from)],
    ['To', written(to)],
    ...(cc.length > 0 ? [['Cc', written(cc)] as [string, string]] : []),
    ['Subject', subject],
    ['Date', sentAt.toUTCString().replace('GMT', '+0000')],
    ['Message-ID', messageId],
    ...(inReplyTo ? replyHeaders(inReplyTo) : []),
    ...extraHeaders,
  ]
}

const replyHeaders = (messageId: string): [name: string, value: string][] => [
  ['In-Reply-To', messageId],
  ['References', messageId],
]
