import { parseArgs } from 'node:util'
import { openDatabase } from '@wellmet/platform/database/database.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { useServerNumber } from '../../database/server-number.ts'
import { moveUnderKills, steps, type RunOfMoves } from './kill-the-mover.ts'
import { plantWorkspace } from './moving-workspace.ts'
import { none } from './promise.ts'
import { startWriters } from './routed-writers.ts'
import { verifyMoved } from './verify-moved.ts'

/**
 * A workspace is moved to and fro between two PostgreSQL servers while its member, the system and a neighbor write. In each
 * run a mover is killed with SIGKILL in every step, one after the other, and the next one goes on. What was acknowledged
 * must be there once, and on one server only.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    contacts: { type: 'string', default: '20000' },
    /** To measure how long a move takes that nobody disturbs. */
    'without-kills': { type: 'boolean', default: false },
  },
})
const [runs, contacts] = [Number(values.runs), Number(values.contacts)]

await runUndoing(async (undoing) => {
  console.log(`node tests/faults/move-workspace.ts ${process.argv.slice(2).join(' ')}\n${describeMachine()}`)
  const [first, second] = [await preparePrivateProduct(undoing), await preparePrivateProduct(undoing)]
  await useServerNumber(second.adminUrl, 1)
  const log = createLog({ level: 'silent', name: 'writers' })
  const servers = [first, second].map(({ databaseUrl }) =>
    openDatabase({ url: databaseUrl, maxConnections: 12, log, name: 'writers' }),
  )
  for (const server of servers) undoing.later(() => server.close())
  const planted = await plantWorkspace(first.adminUrl, 'Moving', contacts)
  const neighbor = await plantWorkspace(first.adminUrl, 'Staying', 100)
  const stage = {
    adminUrls: [first.adminUrl, second.adminUrl],
    appUrls: [first.databaseUrl, second.databaseUrl],
    servers,
    environment: {
      ...first.environment,
      PUBLIC_URL: 'http://wellmet.test',
      PLAINTEXT_HOSTS: 'wellmet.test',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  } as const
  const writers = startWriters(servers, planted, 6)
  const ofNeighbor = startWriters(servers, neighbor, 1)
  const done: RunOfMoves[] = []
  for (let run = 1; run <= runs; run++) {
    const result = await moveUnderKills(stage, planted, writers, values['without-kills'] ? [] : steps)
    done.push(result)
    console.log(
      `run ${run}: killed in steps ${result.killedIn.map(({ step, state }) => `${step} (${state})`).join(', ')}; writes refused for ${(result.longestGapMs / 1000).toFixed(1)} s at most; ${values['without-kills'] ? `${result.said} ` : ''}${result.faults.length === 0 ? 'as it must be' : result.faults.join('; ')}`,
    )
  }
  const [seen, seenByNeighbor] = [await writers.stop(), await ofNeighbor.stop()]
  const kept = await verifyMoved(stage.adminUrls, planted, seen)
  const keptOfNeighbor = await verifyMoved([first.adminUrl], neighbor, seenByNeighbor)
  const kills = done.flatMap(({ killedIn }) => killedIn)
  printTable(
    'What happened',
    ['', ''],
    [
      ['moves', done.length],
      ['movers killed', kills.length],
      ...steps.map((step): [string, number] => [
        `  in step ${step}`,
        kills.filter((kill) => kill.step === step).length,
      ]),
      [
        '  before the workspace had left, and after',
        `${kills.filter(({ state }) => state !== 'left').length}, ${kills.filter(({ state }) => state === 'left').length}`,
      ],
      ['movers that had ended before the signal', done.reduce((sum, { escaped }) => sum + escaped, 0)],
      ['notes acknowledged', seen.notes.length],
      ['counts acknowledged, member and system', `${seen.member}, ${seen.system}`],
      ['jobs acknowledged', seen.jobs.length],
      ['writes refused, and tried again', seen.refused],
      ['notes of the neighbor', seenByNeighbor.notes.length],
      ['longest gap of the neighbor', `${(seenByNeighbor.longestGapMs / 1000).toFixed(2)} s`],
    ],
  )
  const promises = [
    none('acknowledged and lost', [...kept.lost, ...keptOfNeighbor.lost]),
    none('doubled, or there without being acknowledged', [...kept.doubled, ...keptOfNeighbor.doubled]),
    none(
      'wrong after a run',
      done.flatMap(({ faults }) => faults),
    ),
    none('writes that failed otherwise', [...seen.failed, ...seenByNeighbor.failed]),
    none(
      'writes of the neighbor that were refused',
      Array.from({ length: seenByNeighbor.refused }, () => 'one'),
    ),
  ]
  printTable(
    'Promises',
    ['promise', 'expected', 'seen', ''],
    promises.map(({ what, expected, seen: found, kept: isKept }) => [
      what,
      expected,
      found,
      isKept ? 'kept' : 'BROKEN',
    ]),
  )
  return promises.every((promise) => promise.kept) ? 0 : 1
})
