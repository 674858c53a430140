import { expect, test } from 'vitest'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { shop, siteOf } from '../growth-for-tests.ts'

test('everybody in the workspace sees whether there is a site, and only owners and admins change it', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const bob = await join(world, ana, 'member', 'Bob Reyes')
  const vic = await join(world, ana, 'viewer', 'Vic')
  expect(await world.as(bob).sites.show({})).toEqual({ site: null })
  const key = await siteOf(world, ana)
  for (const who of [ana, bob, vic]) expect((await world.as(who).sites.show({})).site).toMatchObject({ key })
  for (const who of [bob, vic]) {
    const body = { origins: [shop], countsVisits: false }
    await expect(world.as(who).sites.save({ body })).rejects.toMatchObject({ status: 403 })
    await expect(world.as(who).sites.remove({})).rejects.toMatchObject({ status: 403 })
  }
  expect(await world.as(await world.signUp('Eve')).sites.show({})).toEqual({ site: null })
})
