import { beforeAll, expect, test } from 'vitest'
import { demoFiles } from '../../database/seed/demo-network.ts'
import { demoTeam, type DemoTeammate } from '../../database/seed/demo-team.ts'
import { bring } from '../../tests/world/imports.ts'
import { tokenIn, world, type Somebody, type World } from '../../tests/world/world.ts'
import { isInTouchInDemo } from './demo-visibility.ts'
import { readJudged } from './judged-set.ts'
import { scoreOf } from './score.ts'
import { labelOf } from './visibility.ts'

/** One question of each kind. */
const sample = [...Map.groupBy(readJudged('demo'), ({ kind }) => kind)].map(([, all]) => all.at(-1)!)

let here: World
const team = new Map<string, Somebody>()

async function settle(teammate: DemoTeammate, owner: Somebody | undefined): Promise<Somebody> {
  const { as, signUp, mails } = here
  const signedUp = await signUp(teammate.name, teammate.email)
  if (!owner) return signedUp
  await as(owner).invitations.create({ body: { email: teammate.email, role: 'member' } })
  const token = tokenIn((await mails(teammate.email)).at(-1)!.body)
  return { ...signedUp, ...(await as(signedUp).invitations.accept({ body: { token } })) }
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
