import { join } from 'node:path'
import { startApi, startProcess, waitForAnswer, type RunningProcess } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import type { Undoing } from '../../bench/ground/undoing.ts'

export interface Place {
  name: string
  origin: string
  process: RunningProcess
  /** Without a word: SIGKILL, as a machine that loses power. */
  kill(): Promise<void>
  /** The same port, a new process. */
  replace(): Promise<void>
}

export interface FleetOptions {
  environment: Record<string, string>
  folder: string
  undoing: Undoing
}

export async function placeApi(name: string, { environment, folder, undoing }: FleetOptions): Promise<Place> {
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  const start = () => startApi({ ...environment, PORT: String(port) }, join(folder, `${name}.log`))
  const answers = () => waitForAnswer(`${origin}/health/live`, 60)
  const place = keep(name, origin, start, answers, undoing)
  await answers()
  return place
}

export function placeWorker(name: string, { environment, folder, undoing }: FleetOptions): Place {
  const args = [join('tests', 'faults', 'worker-with-witness.ts')]
  const start = () => startProcess({ name, args, environment, logFile: join(folder, `${name}.log`) })
  return keep(name, '', start, async () => {}, undoing)
}

function keep(
  name: string,
  origin: string,
  start: () => RunningProcess,
  isUp: () => Promise<void>,
  undoing: Undoing,
): Place {
  const place: Place = {
    name,
    origin,
    process: start(),
    async kill() {
      process.kill(place.process.pid, 'SIGKILL')
      await place.process.ended
    },
    async replace() {
      place.process = start()
      await isUp()
    },
  }
  undoing.later(() => place.process.stop())
  return place
}
