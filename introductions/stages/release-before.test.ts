import { expect, test } from 'vitest'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { RawStatus, Stage } from './stages.contract.ts'
import { stageOf, statusesFor } from './stages.rules.ts'

const read = `select stage, raw_status as word, dashboard_status as "dashboardStatus", connector_status as "connectorStatus",
  target_status as "targetStatus" from introductions.requests where id = $1`

async function requestOf() {
  const { world, me, bob, find } = await introductionStage()
  const body = { target: { personId: await find('Ana') }, connector: { personId: bob.user.id }, message }
  const { id } = await world.as(me).requests.create({ body })
  const set = (column: 'raw_status' | 'stage', word: string) =>
    world.superuser.query(`update introductions.requests set ${column} = $2 where id = $1`, [id, word])
  const stored = async () => (await world.superuser.query(read, [id])).rows[0]
  return { set, stored }
}

test('a word that the release before writes sets the stage and the three statuses', async () => {
  const { set, stored } = await requestOf()
  for (const word of RawStatus.options) {
    await set('raw_status', word)
    expect(await stored()).toEqual({ stage: stageOf(word), word, ...statusesFor(stageOf(word)) })
  }
})

test('a stage sets what the release before reads', async () => {
  const { set, stored } = await requestOf()
  for (const stage of Stage.options.toReversed()) {
    await set('stage', stage)
    expect(await stored()).toEqual({ stage, word: stage, ...statusesFor(stage) })
  }
})

test('no other stage is stored', async () => {
  const { set } = await requestOf()
  await expect(set('stage', 'pending')).rejects.toThrow('stage_is_known')
  await expect(set('raw_status', 'lost')).rejects.toThrow('violates not-null constraint')
})
