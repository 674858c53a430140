import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { bring } from '../ground/bring.ts'
import { describeMachine } from '../ground/machine.ts'
import { milliseconds, printTable } from '../ground/print-table.ts'
import { runUndoing } from '../ground/undoing.ts'
import { latencies, watch, watchRate } from '../ground/watch.ts'
import { writeLinkedInZip } from '../network/write-linkedin-zip.ts'
import { differencesOf } from './digest.ts'
import type { MailboxSize } from './google.ts'
import { killWorker } from './kill-worker.ts'
import { connect, isSettled, requestSync, signUp, startSyncStage, waitUntil, type Connected } from './stage.ts'
import type { SyncStage } from './stage.ts'

/**
 * How long a large account takes from the yes of the member until everything is read and gathered, what changes cost
 * after that, what another user notices, and whether a worker that is killed again and again leaves any trace.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    events: { type: 'string', default: '20000' },
    'kill-messages': { type: 'string', default: '20000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: randomUUID().slice(0, 8) },
    parts: { type: 'string', default: 'backfill,changes,kills,quota' },
  },
})
const [messages, events, killMessages, kills] = [
  values.messages,
  values.events,
  values['kill-messages'],
  values.kills,
].map(Number) as [number, number, number, number]
const goals = { backfill: 300, changes: 2, newest: 180, others: 2 }
/** Google's own figure for one user. */
const unitsPerMinute = 15_000
const newest = Math.min(5_000, messages / 2)
const changes = 100
const paths = ['/api/graph/top', '/api/people/network-search?query=sales&filter=all&limit=12']

const until = addDays(new Date(), -1).toISOString()
const large = { messages, events, people: 3_000, contacts: 1_000, days: 4 * 365, until }
const mailboxes: MailboxSize[] = [
  { account: 'ana@halyard.example', ...large },
  { account: 'bea@halyard.example', ...large },
  {
    account: 'cara@halyard.example',
    messages: killMessages,
    events: Math.ceil(killMessages / 5),
    people: 1_000,
    contacts: 300,
    days: 2 * 365,
    // A meeting that takes place between the two runs would be a difference that no kill made.
    until: addDays(new Date(), -150).toISOString(),
  },
]
const [ana, bea, cara] = mailboxes.map(({ account }) => account) as [string, string, string]
const missed: string[] = []
const hold = (what: string, isHeld: boolean): string => {
  if (!isHeld) missed.push(what)
  return isHeld ? 'held' : 'MISSED'
}

await runUndoing(async (undoing) => {
  console.log(`npm run measure:sync -- --seed ${values.seed}\n${describeMachine()}`)
  const stage = await startSyncStage(mailboxes, undoing)
  const parts = new Set(values.parts.split(','))
  if (parts.has('backfill')) {
    const connected = await measureBackfill(stage)
    if (parts.has('changes')) await measureChanges(stage, connected)
  }
  if (parts.has('kills')) await measureKills(stage)
  if (parts.has('quota')) await measureQuota(stage)
  console.log(missed.length === 0 ? '\nAll goals held.' : `\nMissed: ${missed.join(', ')}.`)
  return missed.length === 0 ? 0 : 1
})

async function measureBackfill(stage: SyncStage): Promise<Connected> {
  await stage.google.tell({ kind: 'quota', unitsPerMinute: null })
  const other = await signUp(stage, 'olga@example.test')
  await bring(stage, other, writeLinkedInZip('Olga Other', 1_000, 3_000))
  await sleep(5_000)
  const idle = await watch(stage, other, paths, sleep(20_000))
  const cookie = await signUp(stage, 'ana@example.test')
  const connected = await connect(stage, cookie, ana)
  const reading = waitUntil(stage, connected, 1_800, ({ isRead }) => isRead)
  const { result, samples } = await watch(stage, other, paths, waitUntil(stage, connected, 1_800, isSettled))
  const { seconds, progress } = result
  const asked = await stage.google.tell({ kind: 'quota', unitsPerMinute: null })
  printTable(
    `A mailbox of ${messages} messages and ${events} events, without quotas`,
    ['', '', 'goal', ''],
    [
      ['everything read, s', (await reading).seconds.toFixed(1), '', ''],
      ['everything gathered, s', seconds.toFixed(1), `< ${goals.backfill}`, hold('backfill', seconds < goals.backfill)],
      ['messages', progress.messages, '', ''],
      ['records', progress.records, '', ''],
      ['evidence', progress.evidence, '', ''],
      ['contacts with a strength', progress.strengths, '', ''],
      ['requests', JSON.stringify(asked), '', ''],
    ],
  )
  const spreads = paths.map((_, i) => [latencies(idle.samples[i]!), latencies(samples[i]!)] as const)
  printTable(
    `What another user notices, ${watchRate} requests a second to each`,
    ['ms', 'requests', 'p50', 'p95', 'p99', 'max', 'p99 / idle', `goal ${goals.others}`],
    paths.flatMap((path, i) => {
      const [before, during] = spreads[i]!
      const ratio = during.p99 / before.p99
      const row = ({ count, p50, p95, p99, max }: typeof before) => [count, ...[p50, p95, p99, max].map(milliseconds)]
      return [
        [`${path}, idle`, ...row(before), '', ''],
        [`${path}, meanwhile`, ...row(during), ratio.toFixed(1), hold(`p99 of ${path}`, ratio <= goals.others)],
      ]
    }),
  )
  return connected
}

async function measureChanges(stage: SyncStage, connected: Connected): Promise<void> {
  const rounds: string[] = []
  let longest = 0
  for (let round = 0; round < 5; round += 1) {
    const before = await waitUntil(stage, connected, 60, isSettled)
    await stage.google.tell({ kind: 'add', account: ana, count: changes })
    await requestSync(stage, connected, false)
    const { seconds } = await waitUntil(
      stage,
      connected,
      60,
      ({ evidence, isRead }) => isRead && evidence >= before.progress.evidence + changes,
    )
    rounds.push(seconds.toFixed(2))
    longest = Math.max(longest, seconds)
  }
  const isHeld = hold('changes', longest < goals.changes)
  printTable(
    `${changes} new messages, from the request until they are gathered`,
    ['s, five times', 'goal', ''],
    [[rounds.join(', '), `< ${goals.changes}`, isHeld]],
  )
}

async function measureKills(stage: SyncStage): Promise<void> {
  await stage.google.tell({ kind: 'quota', unitsPerMinute: null })
  const { undisturbed, disturbed, killedAt } = await killWorker(stage, cara, {
    messages: killMessages,
    kills,
    seed: values.seed,
  })
  printTable(
    `A mailbox of ${killMessages} messages; kill -9 of the worker ${kills} times, seed ${values.seed}, at message ${killedAt.join(', ')}`,
    ['', 'rows', 'undisturbed', 'disturbed', ''],
    undisturbed.map(({ part, rows, hash }, i) => {
      const isSame = hash === disturbed[i]!.hash
      return [part, rows, hash, disturbed[i]!.hash, hold(`${part} after kills`, isSame)]
    }),
  )
  for (const [i, digest] of undisturbed.entries())
    for (const line of differencesOf(digest, disturbed[i]!)) console.log(`${digest.part}: ${line}`)
}

async function measureQuota(stage: SyncStage): Promise<void> {
  await stage.google.tell({ kind: 'quota', unitsPerMinute })
  const connected = await connect(stage, await signUp(stage, 'bea@example.test'), bea)
  const first = waitUntil(stage, connected, 600, ({ strengths }) => strengths > 0)
  const read = await waitUntil(stage, connected, 600, (now) => now.messages >= newest)
  const { seconds, progress } = await waitUntil(stage, connected, 600, (now) => now.gathered >= read.progress.records)
  const all = read.seconds + seconds
  printTable(
    `With Google's quota of ${unitsPerMinute} units a minute`,
    ['', 's', 'goal', ''],
    [
      ['the first contact with a strength', (await first).seconds.toFixed(1), '', ''],
      [`the newest ${newest} messages read`, read.seconds.toFixed(1), '', ''],
      [
        `and ${progress.strengths} strengths computed from them`,
        all.toFixed(1),
        `< ${goals.newest}`,
        hold('newest', all < goals.newest),
      ],
    ],
  )
}
