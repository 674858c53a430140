import { introductionStage, message } from '../tests/world/introductions.ts'
import type { Somebody, World } from '../tests/world/world.ts'

export const ana = 'ana@northgate.example'
const day = 86_400_000

/** The next Monday at ten in Greenwich, where everybody is whose zone is not known. */
export function toMonday(world: World): void {
  const now = new Date(Date.now() + world.clock.shiftMs)
  const days = (8 - now.getUTCDay()) % 7 || 7
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 10)
  world.clock.shiftMs = monday - Date.now()
}

export const pass = (world: World, days: number): void => void (world.clock.shiftMs += days * day + 1_000)

/** Asks a teammate for Ana, who are then introduced. */
async function introduce(world: World, asker: Somebody, connector: Somebody, personId: string) {
  const { id } = await world.as(asker).requests.create({
    body: { target: { personId }, connector: { personId: connector.user.id }, message, status: 'pending' },
  })
  await world.work()
  await world.as(connector).asks.reply({ params: { id }, body: { reply: 'accept', with: 'introduce' } })
  await world.as(asker).outcomes.record({ body: { requestId: id, outcome: 'intro_sent' } })
  await world.work()
  return id
}

/** Bob has introduced me to Ana, on a Monday. */
export async function introducedStage(settings: Record<string, string> = {}) {
  const stage = await introductionStage({ SESSION_DAYS: '400', ...settings })
  const { world, me, bob, find } = stage
  toMonday(world)
  const requestId = await introduce(world, me, bob, await find('Ana'))
  const start = (afterDays = [2, 7, 14]) =>
    world.as(me).sequences.schedule({ body: { requestId, email: ana, afterDays } })
  const stopped = async () => (await world.as(me).sequences.stats({})).stopped.map(({ reason }) => reason)
  return { ...stage, requestId, start, stopped }
}
