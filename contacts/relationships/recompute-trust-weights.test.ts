import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const priya =
  'Priya,Raman,https://www.linkedin.com/in/priya-raman,priya@kade.example,Kade Systems,Head of Platform,01 Jan 2022'

test('a teammate with whom one writes counts for more than one of whom nothing is known', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const eve = await join(world, me, 'member', 'Eve Okafor')
  for (const owner of [bob, eve]) {
    await bring(world, owner, 'Connections.csv', connections([priya]))
    await world.as(owner).sharing.change({ body: { mode: 'workspace' } })
  }
  const foundPaths = async () => {
    const { people } = await world.as(me).paths.top({})
    const { id } = people.find(({ name }) => name === 'Priya Raman')!
    const page = await world.as(me).paths.person({ params: { id } })
    return page.paths.map(({ viaName, score }) => [viaName, score])
  }
  const before = await foundPaths()
  expect(before[0]![1]).toBe(before[1]![1])
  await bring(world, me, 'mail.mbox', mailboxWith(me.user.email, eve.user.email))
  const after = await foundPaths()
  expect(after.map(([name]) => name)).toEqual(['Eve Okafor', 'Bob Reyes'])
  expect(after[0]![1]).toBeGreaterThan(after[1]![1] as number)
})

const mailboxWith = (me: string, other: string): string =>
  Array.from({ length: 40 }, (_, i) => {
    const date = addDays(new Date(), -(1 + i * 2)).toUTCString()
    const [from, to] = i % 2 === 0 ? [me, other] : [other, me]
    return [
      `From - ${date.replace(/,/, '').replace(' GMT', '')}`,
      `From: ${from}`,
      `To: ${to}`,
      `Date: ${date.replace('GMT', '+0000')}`,
      `Message-ID: <${i}@x>`,
      '',
      '.',
      '',
    ].join('\n')
  }).join('\n')
