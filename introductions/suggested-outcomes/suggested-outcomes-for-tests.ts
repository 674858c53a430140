import type { MeetingRecord, MessageRecord, PersonHandle } from '@wellmet/platform/files/records.ts'
import { mailRecord, meetingRecord, plantAccount, plantRecords } from '../../tests/world/connected-accounts.ts'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import type { Somebody, World } from '../../tests/world/world.ts'

export { meetingRecord }

export const joost: PersonHandle = { name: 'Joost de Wit', email: 'joost@kade.example' }

export const addressOf = ({ user: { email } }: Somebody): PersonHandle => ({ email })

/** Minutes after the ask, in the past of the shifted clock. */
export const minutes = (count: number): Date => new Date(Date.now() + count * 60_000)

/** Connects a mailbox for somebody, and lets it be read. */
export async function connectMailbox(world: World, who: Somebody) {
  const owner = { userId: who.user.id, workspaceId: who.workspace!.id }
  const accountId = await plantAccount(world, { ...owner, address: who.user.email })
  const read = async (...records: (MessageRecord | MeetingRecord)[]): Promise<string[]> => {
    const refs = await plantRecords(world, { ...owner, accountId }, records)
    await world.work()
    return refs
  }
  return { accountId, read }
}

/** Mara asked Bob a day ago to be introduced to Joost, and connected her mailbox. */
export async function stageWithMailbox() {
  const stage = await introductionStage()
  const { world, me, bob, find } = stage
  const body = { target: { personId: await find('Joost') }, connector: { personId: bob.user.id }, message }
  const { id } = await world.as(me).requests.create({ body: { ...body, status: 'pending' } })
  await world.work()
  world.clock.shiftMs = 24 * 3_600_000
  const suggestions = async (who: Somebody = me) => (await world.as(who).suggestedOutcomes.list({})).items
  const [mara, ben] = [addressOf(me), addressOf(bob)]
  return {
    ...stage,
    params: { id },
    suggestions,
    mailbox: await connectMailbox(world, me),
    /** From Bob to Mara and Joost. */
    introduction: (at = minutes(10)) => mailRecord({ from: ben, to: [mara, joost], at }),
    /** From Joost to Mara. */
    reply: (at = minutes(20), from = joost) => mailRecord({ from, to: [mara], at }),
    meeting: (at = minutes(60), options = {}) => meetingRecord(at, [mara, joost], options),
    request: () => world.as(me).requests.show({ params: { id } }),
  }
}
