import { expect, test } from 'vitest'
import { plantRequest } from '../../tests/world/hq-requests.ts'
import { operatorIn } from '../../tests/world/staff.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { randomFrom } from '../ranking/metrics.ts'
import { compare, differences } from './compare.ts'
import { recompute } from './recompute.ts'

test('every figure of 150 requests is what the rows themselves say', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const who = { userId: ana.user.id, workspaceId: ana.workspace!.id }
  const random = randomFrom(7)
  for (let i = 0; i < 150; i++) {
    const outcomes: Record<string, number> = {}
    let at = 0
    for (const kind of ['connector_accepted', 'intro_sent', 'target_replied', 'meeting_booked']) {
      at += random() * 6
      if (random() < 0.35) {
        if (random() < 0.5) outcomes[kind === 'connector_accepted' ? 'connector_declined' : 'target_silent'] = at
        break
      }
      outcomes[kind] = at
    }
    await plantRequest(world, who, at + random() * 120, outcomes, random() < 0.1 ? 'cancelled' : 'awaiting_connector')
  }
  const staff = world.as(await operatorIn(world))
  for (const days of [30, 365]) {
    const [kpis, velocity] = [
      await staff.analytics.kpis({ query: { days } }),
      await staff.missionControl.velocity({ query: { days } }),
    ]
    const compared = compare(kpis, velocity, await recompute(world.superuser, world.services.now(), days))
    expect(compared.length).toBeGreaterThan(15)
    expect(differences(compared)).toEqual([])
  }
}, 120_000)
