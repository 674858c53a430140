import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preparePrivateProduct, type PrivateProduct } from '../../bench/ground/private-product.ts'
import type { Undoing } from '../../bench/ground/undoing.ts'
import { stopPostgres } from '../../tools/services/postgres-server.ts'
import { findServices, startServices } from '../../tools/services/start-services.ts'

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

/** A private product whose PostgreSQL has a clock that can be set, such as `+1d`. Start API and worker with `jumping`. */
export async function prepareWithClock(undoing: Undoing): Promise<{
  product: PrivateProduct
  jumping: Record<string, string>
  setClock: (time: string) => void
}> {
  if (!existsSync(library)) throw new Error('libfaketime is not installed: apt-get install libfaketime')
  const product = await preparePrivateProduct(undoing)
  const clock = join(product.folder, 'clock')
  const setClock = (time: string) => writeFileSync(clock, `${time}\n`)
  setClock('+0')
  const jumping = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  // Redis does not start with it, and keeps nothing but what may be lost.
  const running = await findServices('development', product.folder)
  await stopPostgres(running!.postgres!)
  Object.assign(process.env, jumping)
  const server = await startServices({ purpose: 'development', durable: true, folder: product.folder })
  for (const name of Object.keys(jumping)) delete process.env[name]
  undoing.later(() => server.stop())
  return { product, jumping, setClock }
}
