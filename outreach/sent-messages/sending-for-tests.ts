import { present } from '@wellmet/platform/values/present.rules.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { bring } from '../../tests/world/imports.ts'
import { suiteStage, type Suite } from '../../tests/world/suites.ts'
import type { World } from '../../tests/world/world.ts'
import type { DraftBoxes } from '../../tools/stand-ins/made-up/draft-box.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import type { StandIn } from '../../tools/stand-ins/stand-in-server.ts'
import { toMonday } from '../outreach-for-tests.ts'
import { findDueMessagesJob } from './sent-messages.jobs.ts'

export const joost = 'joost@kade.example'

let written = 0
export const mboxMail = (from: string, to: string, at: Date): string =>
  [
    `From MAILER-DAEMON ${at.toUTCString()}`,
    `From: ${from}`,
    `To: ${to}`,
    `Date: ${at.toUTCString()}`,
    `Message-ID: <mail-${++written}@kade.example>`,
    'Subject: x',
    '',
    'x',
    '',
    '',
  ].join('\n')

/** What the clock does every minute. */
export async function tick(world: World): Promise<void> {
  const { database } = world.services
  await database.system.asSystem((tx) => enqueue(tx, findDueMessagesJob, {}))
  await world.work()
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

/** A member with a mailbox, on a Monday at ten, who has written with Joost and with others, and wrote last. */
export async function senderStage(suite: Suite = 'google', others = 0) {
  const made = await suiteStage(suite, { messages: 10, events: 1, contacts: 1, people: 5 })
  const { world, me } = made
  const account = await made.connect()
  await world.work()
  const api = world.as(me)
  const allow = async () => {
    const { consent } = await api.mailAccess.allow({ body: { accountId: account.id, uses: ['send'] } })
    const answer = await clickThrough(present(consent).url)
    await api.mailAccess.callback({ query: Object.fromEntries(answer.searchParams) as { state: string } })
  }
  const own = `Ana Lima <${me.user.email}>`
  const correspondents = Array.from({ length: others }, (_, at) => `person${at}@kade.example`)
  const mails = [joost, ...correspondents].map(
    (them) => mboxMail(`Joost de Wit <${them}>`, own, daysAgo(9)) + mboxMail(own, `Joost de Wit <${them}>`, daysAgo(8)),
  )
  await bring(world, me, 'mail.mbox', mails.join(''))
  /** Joost writes, and the member's mail is read again. */
  const reply = () => {
    const now = new Date(Date.now() + world.clock.shiftMs)
    return bring(world, me, `reply-${now.getTime()}.mbox`, mboxMail(`Joost de Wit <${joost}>`, own, now))
  }
  /** Joost asks something in a thread of the mailbox, yesterday. Says the Message-ID. */
  const ask = async (threadId: string): Promise<string> => {
    const shifted = world.clock.shiftMs
    world.clock.shiftMs = 0
    const ref = 'question@kade.example'
    const from = { name: 'Joost de Wit', address: joost }
    const [kind, folder] = ['conversation', 'inbox'] as const
    const mail = { kind, folder, threadId, from, to: [made.mailbox.account], cc: [], messageId: `<${ref}>` }
    made.mailbox.messages.add({ ...mail, sentAt: daysAgo(1) })
    await made.sync(account.id)
    world.clock.shiftMs = shifted
    return ref
  }
  toMonday(world)
  const { drafts, ...server } = made.data as StandIn & { drafts: DraftBoxes }
  const letter = { to: joost, subject: 'Lunch on Thursday', message: 'Would Thursday suit you?\n\nAna' }
  const send = (changes: Partial<typeof letter> & { answers?: string } = {}) =>
    api.sentMessages.send({ body: { ...letter, ...changes } })
  const list = async () => (await api.sentMessages.list({})).items
  const operation = (suite === 'google' ? 'gmail.drafts.' : 'graph.messages.') as string
  return {
    ...made,
    ask,
    api,
    correspondents,
    account,
    allow,
    reply,
    drafts,
    server,
    letter,
    send,
    list,
    operation,
    data: made.data,
  }
}

const hourMs = 3_600_000
export const passHours = (world: World, hours: number): void => void (world.clock.shiftMs += hours * hourMs)
