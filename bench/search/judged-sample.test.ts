import { beforeAll, expect, test } from 'vitest'
import { demoFiles } from '../../database/seed/demo-network.ts'
import { demoTeam, type DemoTeammate } from '../../database/seed/demo-team.ts'
import { bring } from '../../tests/world/imports.ts'
import { joinAgain } from '../../tests/world/team.ts'
import { world, type Somebody, type World } from '../../tests/world/world.ts'
import { isInTouchInDemo } from './demo-visibility.ts'
import { readJudged } from './judged-set.ts'
import { scoreOf } from './score.ts'
import { labelOf } from './visibility.ts'

/** Kinds of which the bench measures how well they are answered; not every question of them is answered in full. */
const partly = new Set([
  'city by another name',
  'company by its initials',
  'domain',
  'nobody fits',
  'several cities',
  'several companies',
])

/** One question of each other kind. */
const sample = [...Map.groupBy(readJudged('demo'), ({ kind }) => kind)]
  .filter(([kind]) => !partly.has(kind))
  .map(([, all]) => all.at(-1)!)

let here: World
const team = new Map<string, Somebody>()

async function settle(teammate: DemoTeammate, owner: Somebody | undefined): Promise<Somebody> {
  const signedUp = await here.signUp(teammate.name, teammate.email)
  return owner ? joinAgain(here, owner, signedUp, 'member') : signedUp
}

beforeAll(async () => {
  here = await world()
  const files = demoFiles(new Date())
  for (const teammate of demoTeam) {
    const ana = team.get(demoTeam[0].name)
    const somebody = await settle(teammate, ana)
    team.set(teammate.name, somebody)
    for (const { fileName, content } of files.get(teammate)!) await bring(here, somebody, fileName, content)
    const { sharing } = here.as(somebody)
    if (teammate.sharing === 'ana') await sharing.change({ body: { mode: 'selected', with: [ana!.user.id] } })
    else await sharing.change({ body: { mode: teammate.sharing } })
  }
  await here.work()
  return () => here.close()
})

test('one judged question of each kind is answered as it was judged, and verified is who is in touch', async () => {
  for (const { kind, viewer, query, filter, expected } of sample) {
    const { results } = await here.as(team.get(viewer)!).people.searchNetwork({ body: { query, filter, limit: 10 } })
    const found = results.map(({ name, company, path: { status, hops, viaName } }) => {
      const label = labelOf(name, company ?? '')
      const isInTouch = isInTouchInDemo(viewer, hops === 1 ? viewer : viaName!, label)
      return { label, isVerified: status === 'verified', isInTouch }
    })
    const score = scoreOf(
      expected,
      found.map(({ label }) => label),
    )
    const falselySaid = found.filter(({ isVerified, isInTouch }) => isVerified !== isInTouch)
    expect({ kind, query, score, falselySaid }).toEqual({ kind, query, score: 1, falselySaid: [] })
  }
})
