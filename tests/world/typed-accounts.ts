import { expect } from 'vitest'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import type { TypedAccount } from '@wellmet/connections/typed-accounts/typed-accounts.contract.ts'
import type { Log } from '@wellmet/platform/log/log.ts'
import { worldForThisTest, type Somebody, type World } from './world.ts'

export interface TypedStage {
  world: World
  me: Somebody
  connect: (account: TypedAccount) => Promise<ConnectedAccount>
  /** Reads what is new, and gathers it. */
  sync: (id: string, full?: boolean) => Promise<void>
  account: (id: string) => Promise<ConnectedAccount>
}

/** A world whose operator named these servers of a private network. */
export async function typedStage(
  servers: readonly string[],
  { email, log, settings = {} }: { email?: string; log?: Log; settings?: Record<string, string> } = {},
): Promise<TypedStage> {
  const hosts = servers.map((server) => new URL(server).host)
  const world = await worldForThisTest({ PRIVATE_ACCOUNT_HOSTS: hosts.join(','), ...settings }, log)
  const me = await world.signUp('Ana Lima', email)
  const api = world.as(me)
  return {
    world,
    me,
    connect: (body) => api.typedAccounts.connect({ body }),
    async sync(id, full = false) {
      await api.connectedAccounts.sync({ params: { id }, body: { full } })
      await world.work()
    },
    account: async (id) => (await api.connectedAccounts.show({ params: { id } })).account,
  }
}

/** Tries again until everything was read, as the schedule would. */
export async function settle({ world, sync, account }: TypedStage, id: string): Promise<ConnectedAccount> {
  await world.work()
  for (let tries = 0; tries < 8; tries += 1) {
    const { sources } = await account(id)
    if (sources.every(({ isComplete, isRunning, problem }) => isComplete && !isRunning && problem === null)) break
    await sync(id)
  }
  return await account(id)
}

/** How a form is told what is wrong with one of its fields. */
export const refusedAt = (field: string, words: string) => ({
  code: 'unprocessable',
  problem: { errors: [{ field: `access.${field}`, message: expect.stringContaining(words) }] },
})

interface Meeting {
  uid: string
  start: string
  attendees: readonly string[]
  more?: readonly string[]
}

/** A calendar as a file. */
export const calendarOf = (meetings: readonly Meeting[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...meetings.flatMap(eventLines), 'END:VCALENDAR', ''].join(
    '\r\n',
  )

const eventLines = ({ uid, start, attendees, more = [] }: Meeting): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTAMP:20260101T000000Z',
  `DTSTART:${start}`,
  'DURATION:PT1H',
  'SUMMARY:A secret title',
  `ORGANIZER:mailto:${attendees[0]}`,
  ...attendees.map((address) => `ATTENDEE;CN=${address.split('@')[0]};PARTSTAT=ACCEPTED:mailto:${address}`),
  ...more,
  'END:VEVENT',
]
