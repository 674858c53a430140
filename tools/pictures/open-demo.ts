import { join } from 'node:path'
import { startProcess, waitForAnswer } from '../product/processes.ts'
import { findFreePort } from '../services/free-port.ts'

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The demo at the address. If none runs there, one of its own, which takes minutes the first time. */
export async function openDemo(address: string): Promise<{ address: string; stop(): Promise<void> }> {
  if (await isReady(address)) return { address, stop: async () => {} }
  const port = await findFreePort(null)
  console.log(`No demo at ${address}: starting one at port ${port}.`)
  const demo = startProcess({
    name: 'demo',
    args: [join('tools', 'demo', 'main.ts')],
    environment: { PORT: String(port) },
  })
  await Promise.race([
    waitForAnswer(`http://localhost:${port}/health/ready`, 600),
    demo.ended.then((end) => {
      throw new Error(`The demo ended (${end}).`)
    }),
  ])
  return { address: `http://localhost:${port}`, stop: () => demo.stop() }
}
