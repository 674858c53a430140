import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { repository } from '../../tools/repository.ts'
import { countReadable, countStored, withClient, type PlantedWorkspace } from './moving-workspace.ts'
import { locate, type Servers, type startWriters } from './routed-writers.ts'

interface MovedBetween {
  adminUrls: readonly [string, string]
  appUrls: readonly [string, string]
  servers: Servers
  /** What the command is started with, but for the two servers. */
  environment: Record<string, string>
}

export const steps = [1, 2, 3, 4, 5] as const

export interface RunOfMoves {
  /** In which step each mover was when it was killed, and what the server it left said then. */
  killedIn: { step: number; state: string }[]
  /** Of the killed ones that ended by themselves before the signal came. */
  escaped: number
  longestGapMs: number
  /** What the last mover said in the end. */
  said: string
  faults: string[]
}

/**
 * Moves the workspace from the server it is on to the other, under writes. One mover after the other is killed with
 * SIGKILL in the step that is its turn; the last runs to its end. Answers with what is not as it must be.
 */
export async function moveUnderKills(
  stage: MovedBetween,
  planted: PlantedWorkspace,
  writers: ReturnType<typeof startWriters>,
  turns: readonly number[],
): Promise<RunOfMoves> {
  const from = await locate(stage.servers, planted.workspaceId)
  const to = 1 - from
  writers.resetGap()
  const watch = watchTheOtherServer(stage, planted, from, to)
  const killedIn: RunOfMoves['killedIn'] = []
  let escaped = 0
  for (const step of turns) {
    const ended = await runMover(stage, planted.workspaceId, from, to, step)
    if (ended.signal === 'SIGKILL')
      killedIn.push({ step: ended.step, state: await stateAt(stage.adminUrls[from]!, planted.workspaceId) })
    else escaped += 1
  }
  const last = await runMover(stage, planted.workspaceId, from, to, null)
  await sleep(300)
  const faults = [
    ...(last.code === 0 ? [] : [`the last mover ended with ${last.code}: ${last.output}`]),
    ...(await watch.stop()),
    ...(await findFaultsAfter(stage, planted, from, to)),
  ]
  return { killedIn, escaped, longestGapMs: writers.resetGap(), said: last.output.trim().split('\n').at(-1)!, faults }
}

const stateAt = (adminUrl: string, workspaceId: string): Promise<string> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ state: string }>(
      'select state from platform.residents where workspace_id = $1',
      [workspaceId],
    )
    return rows[0]?.state ?? 'here'
  })

interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  step: number
  output: string
}

function runMover(
  { adminUrls, environment }: MovedBetween,
  workspaceId: string,
  from: number,
  to: number,
  killIn: number | null,
): Promise<Ended> {
  const child = spawn(process.execPath, [join(repository, 'apps/wellmet/main.ts'), 'move-workspace', workspaceId], {
    cwd: repository,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: join(repository, '.local', 'compiled'),
      ...environment,
      DATABASE_ADMIN_URL: adminUrls[from]!,
      MOVE_TARGET_ADMIN_URL: adminUrls[to]!,
    },
  })
  let [step, output] = [0, '']
  child.stderr.on('data', (data: Buffer) => (output += data.toString()))
  createInterface({ input: child.stdout }).on('line', (line) => {
    output += `${line}\n`
    step = Number(/^(\d) of 5/.exec(line)?.[1] ?? step)
    // Copying takes a second; everything else is over in milliseconds.
    if (step !== killIn) return
    if (step === 2) setTimeout(() => child.kill('SIGKILL'), Math.random() * 1_000)
    else child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, step, output })))
}

/** As soon as the other server shows a row, the server it left must show none: asked in this order, all the time. */
function watchTheOtherServer({ servers }: MovedBetween, planted: PlantedWorkspace, from: number, to: number) {
  const { viewerId, workspaceId } = planted
  const isReadable = (server: number) =>
    servers[server]!.asViewer({ viewerId, workspaceId, principal: 'reader' }).reading(
      async (tx) => (await tx.selectFrom('contacts.contactNotes').select('id').limit(1).execute()).length > 0,
    )
  const faults: string[] = []
  const watched = { isOver: false, looks: 0 }
  const watching = (async () => {
    for (; !watched.isOver; await sleep(5)) {
      watched.looks += 1
      if ((await isReadable(to)) && (await isReadable(from))) faults.push('readable on both servers')
    }
  })()
  return {
    async stop() {
      watched.isOver = true
      await watching
      return [...faults.slice(0, 3), ...(watched.looks > 0 ? [] : ['nobody looked'])]
    },
  }
}

interface Place {
  state: string
  server: number
  epoch: number
}

async function findFaultsAfter(
  { adminUrls, appUrls, servers }: MovedBetween,
  planted: PlantedWorkspace,
  from: number,
  to: number,
): Promise<string[]> {
  const residentAt = (server: number) =>
    withClient(adminUrls[server]!, async (client) => {
      const { rows } = await client.query<Place>(
        'select state, server, epoch from platform.residents where workspace_id = $1',
        [planted.workspaceId],
      )
      const arrivals = await client.query('select from platform.arrivals')
      return { ...rows[0], arrivals: arrivals.rowCount }
    })
  const [left, here] = [await residentAt(from), await residentAt(to)]
  const readable = await countReadable(appUrls[from]!, planted)
  const stored = await countStored(adminUrls[from]!, planted)
  const found = await countReadable(appUrls[to]!, planted)
  return [
    ...((await locate(servers, planted.workspaceId)) === to ? [] : ['the directory names the wrong server']),
    ...(left.state === 'left' && left.server === to ? [] : [`at the server it left: ${JSON.stringify(left)}`]),
    ...(here.state === 'here' && here.server === to ? [] : [`at the server it is on: ${JSON.stringify(here)}`]),
    ...(left.epoch === here.epoch ? [] : [`epochs ${left.epoch} and ${here.epoch}`]),
    ...(left.arrivals === 0 && here.arrivals === 0 ? [] : ['staged rows are left']),
    ...(readable === 0 ? [] : [`${readable} rows readable on the wrong server`]),
    ...(stored === 0 ? [] : [`${stored} rows stored on the wrong server`]),
    ...(found > 0 ? [] : ['nothing is readable on the right server']),
  ]
}
