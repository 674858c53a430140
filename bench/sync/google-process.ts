import { constants, setPriority } from 'node:os'
import { makeUpMailbox } from '../../tools/stand-ins/made-up/made-up-mailbox.ts'
import { startProvider } from '../../tools/stand-ins/providers.ts'
import { suiteSettings } from '../../tools/stand-ins/suite-settings.ts'
import type { FromGoogle, ToGoogle } from './google.ts'

// Google's own machines are elsewhere, so what is measured comes first.
setPriority(constants.priority.PRIORITY_LOW)
/** A process of its own: making up messages must not slow down measuring. */
const google = await new Promise<Awaited<ReturnType<typeof start>>>((resolve) =>
  process.once('message', (asked: ToGoogle) => resolve(start(asked))),
)
send({ settings: suiteSettings(google), requests: {} })

process.on('message', (asked: ToGoogle) => {
  if (asked.kind === 'quota') google.api.quota.unitsPerMinute = asked.unitsPerMinute ?? Number.POSITIVE_INFINITY
  else if (asked.kind === 'add') addMessages(asked.account, asked.count)
  send({
    settings: {},
    requests: Object.fromEntries(
      ['gmail.messages.list', 'gmail.messages.get', 'gmail.history.list', 'gmail.batch'].map((operation) => [
        operation,
        google.api.countOf(operation),
      ]),
    ),
  })
})
process.on('disconnect', () => process.exit(0))

function start(asked: ToGoogle) {
  if (asked.kind !== 'start') throw new Error('It is not started yet.')
  return startProvider('google', {
    accounts: asked.mailboxes.map(({ account }) => ({ email: account, name: 'Ana Lima' })),
    redirectUris: [asked.redirectUri],
    mailboxes: asked.mailboxes.map(({ until, ...size }) => makeUpMailbox({ ...size, until: new Date(until) })),
  })
}

function addMessages(account: string, count: number): void {
  const { account: owner, people, messages } = google.api.mailboxes.find((one) => one.account.address === account)!
  for (let i = 0; i < count; i += 1) {
    const { address } = people[i % people.length]!
    messages.add({
      from: owner,
      to: [{ name: '', address }],
      cc: [],
      folder: 'sent',
      extraHeaders: [],
      sentAt: new Date(),
    })
  }
}

function send(said: FromGoogle): void {
  process.send!(said)
}
