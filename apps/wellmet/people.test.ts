import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { operatorOf } from '../../tests/world/wellmet.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,,Kade,Founder,02 May 2026'
const priya = 'Priya,Raman,https://www.linkedin.com/in/priya,,Heliograph,CTO,01 Jan 2022'
const file = connections([ana, joost, priya])

const namesOf = async (world: World, who: Somebody): Promise<string[]> =>
  (await world.as(who).contacts.list({})).items.map(({ name }) => name).toSorted()

test('an operator erases somebody by address or by profile from everybody, and no file brings them back', async () => {
  const world = await worldForThisTest()
  const [me, bob] = [await world.signUp('Mara Lind'), await world.signUp('Bob Reyes')]
  for (const who of [me, bob]) await bring(world, who, 'Connections.csv', file)
  const people = (...args: string[]) => operatorOf(world)('people', ...args)
  const profile = 'https://www.linkedin.com/in/joost'
  expect(await people('show', 'Ana@Northgate.example')).toMatch(/In the contacts of 2 members\.[^]*Can get email\./)
  expect(await people('show', profile)).toMatch(/In the contacts of 2 members\.\nNot left out/)
  expect(await people('show', bob.user.email)).toMatch(/0 members[^]*They have an account/)

  expect(await people('erase', 'Ana@Northgate.example')).toMatch(
    /Deleted from the contacts of 2 members[^]*leaves them out[^]*Nobody can email them/,
  )
  expect(await people('erase', profile)).toMatch(/Deleted from the contacts of 2 members[^]*An address of theirs/)
  // Before any worker has run.
  for (const who of [me, bob]) expect(await namesOf(world, who)).toEqual(['Priya Raman'])
  await world.work()
  for (const who of [me, bob]) {
    const { import: done } = await bring(world, who, 'Connections.csv', file)
    expect(done.counts).toMatchObject({ created: 0, skipped: 2 })
    expect(await namesOf(world, who)).toEqual(['Priya Raman'])
  }
  expect(await people('show', profile)).toMatch(/0 members\.\nLeft out of whatever comes in\./)
  const { rows } = await world.superuser.query(
    `select actor_id, action from account.audit_events where workspace_id = $1 and action = 'contact.erased'`,
    [me.workspace!.id],
  )
  expect(rows).toEqual([
    { actor_id: null, action: 'contact.erased' },
    { actor_id: null, action: 'contact.erased' },
  ])
  // What cannot be undone is not done for a name, nor for a part of somebody's address.
  for (const unclear of ['Priya Raman', 'priya', 'linkedin.com/in/priya and others'])
    await expect(people('erase', unclear)).rejects.toMatchObject({ code: 2 })
  expect(await namesOf(world, me)).toEqual(['Priya Raman'])
  await expect(people('erase', 'Priya Raman')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('neither a LinkedIn profile nor an email address'),
  })
  await expect(people('erase')).rejects.toMatchObject({ code: 2 })
}, 300_000)
