import { expect, test } from 'vitest'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'

const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
const tomasz = 'Tomasz,Nowak,https://www.linkedin.com/in/tomasz,,Heliograph,VP Engineering,12 Mar 2023'

/** People of the public directory at Heliograph, a company of so many, some of whom Ana worked with elsewhere. */
async function publish({ superuser, services }: World, people: string[], anaKnows: string[], size: number) {
  const keys = personKeys(services)
  const heliograph = keys.company('Heliograph')
  const [anaId] = keys.of({ linkedinSlug: 'ana', emails: [], phones: [] })
  await superuser.query(
    `insert into contacts.places (id, kind, name, people, source, as_of) values ($1, 1, 'Heliograph', $2, 'test', now())
     on conflict (id) do update set people = excluded.people`,
    [heliograph, size],
  )
  for (const name of people) {
    const id = keys.reference(name)
    await superuser.query(
      `insert into contacts.contacts (network_id, person_id, name, company, company_id, changed_at) values (0, $1, $2, 'Heliograph', $3, now())`,
      [id, name, heliograph],
    )
    if (anaKnows.includes(name))
      await superuser.query(
        `insert into graph.inferred_relationships (network_id, a, b, permille, basis) values (0, $1, $2, 900, 2), (0, $2, $1, 900, 2)`,
        [id, anaId],
      )
  }
}

test('without contacts there is nobody to invite, and the first step is said', async () => {
  const { as, signUp } = await worldForThisTest()
  const answer = await as(await signUp()).inviteSuggestions.suggest({})
  expect(answer).toMatchObject({ picks: [], targets: 0, companies: [], notice: { code: 'no_contacts' } })
})

test('who brings most people within reach is suggested first, and nobody for what is reached already', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana, tomasz]))
  await publish(world, ['Uma', 'Vito', 'Wes'], ['Uma', 'Vito'], 50_000)
  const answer = await world.as(me).inviteSuggestions.suggest({})
  expect(answer.sentence).toMatch(
    /^This person likely knows 2 people you want to reach and don’t know\. That is inferred:/,
  )
  expect(answer.picks).toMatchObject([
    {
      contact: { name: 'Ana Ribeiro', company: 'Northgate', strength: 5 },
      gain: 2,
      strength: 1800,
      reasons: ['Worked at the same company as them (public directory)'],
    },
  ])
  expect(answer.picks[0]!.targets.map(({ name }) => name).toSorted()).toEqual(['Uma', 'Vito'])
  expect(answer).toMatchObject({
    targets: 3,
    companies: expect.arrayContaining(['Heliograph', 'Northgate']),
    notice: null,
  })
})

test('with whom one is in touch both ways, or somebody who shares is, one needs nobody to reach', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const letter = (who: string, from: string, to: string) =>
    `From - Mon Nov 2 10:00:00 2026\nFrom: ${from}\nTo: ${to}\nDate: Mon, 2 Nov 2026 10:00:00 +0000\nMessage-ID: <${who}-${from}>\n\n.\n\n`
  const both = (owner: string, who: string) =>
    letter(who, owner, `${who}@heliograph.example`) + letter(who, `${who}@heliograph.example`, owner)
  const at = (first: string) =>
    `${first},Moll,https://www.linkedin.com/in/${first},${first}@heliograph.example,Heliograph,Engineer,12 Mar 2023`
  await bring(world, bob, 'Connections.csv', connections([at('ina'), at('jon'), at('kim')]))
  const asked = { query: { companies: 'Heliograph' } }
  const targets = async () => (await world.as(me).inviteSuggestions.suggest(asked)).targets
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  expect(await targets()).toBe(3)
  await bring(world, bob, 'mail.mbox', both(bob.user.email, 'kim'))
  expect(await targets()).toBe(2)
  await bring(world, me, 'Connections.csv', connections([at('ina')]))
  await bring(world, me, 'mail.mbox', both(me.user.email, 'ina'))
  expect(await targets()).toBe(1)
})

test('a contact of one’s own is no reason to invite another, also without a letter between them', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const stripe = ['Ines', 'Xenia', 'Marta'].map(
    (name) => `${name},Moll,https://www.linkedin.com/in/${name},,Stripe,Head of Sales,12 Mar 2023`,
  )
  await bring(world, me, 'Connections.csv', connections(stripe))
  await world.as(me).missions.create({ body: { title: 'Sell', companies: ['Stripe'] } })
  const answer = await world.as(me).inviteSuggestions.suggest({})
  expect(answer).toMatchObject({ basis: 'wanted', picks: [], targets: 0, notice: { code: 'no_targets' } })
})

test('at a small company whoever works there knows everybody', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana, tomasz]))
  await publish(world, ['Uma', 'Vito', 'Wes'], ['Uma'], 40)
  const { picks } = await world.as(me).inviteSuggestions.suggest({})
  expect(picks).toMatchObject([
    { contact: { name: 'Tomasz Nowak' }, gain: 3, reasons: ['Works at Heliograph with them (about 40 people)'] },
  ])
})

test('companies can be named as anybody writes them, and unknown ones have nobody', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana]))
  await publish(world, ['Uma', 'Vito'], ['Uma'], 50_000)
  const ask = (companies: string) => world.as(me).inviteSuggestions.suggest({ query: { companies } })
  expect(await ask('HELIOGRAPH Inc.; Northgate')).toMatchObject({ picks: [{ gain: 1 }], targets: 2 })
  expect(await ask('Heliograph')).toMatchObject({ picks: [{ gain: 1 }], targets: 2, companies: ['Heliograph'] })
  expect(await ask('Nowhere')).toMatchObject({ picks: [], targets: 0, notice: { code: 'no_targets' } })
  expect(await ask(',')).toMatchObject({ picks: [], companies: [], notice: { code: 'no_targets' } })
})

test('a member of the workspace is not invited again', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const here = await join(world, me, 'member', 'Ana Ribeiro')
  await bring(world, me, 'Connections.csv', connections([ana.replace('ana@northgate.example', here.user.email)]))
  await publish(world, ['Uma'], ['Uma'], 50_000)
  const answer = await world.as(me).inviteSuggestions.suggest({ query: { companies: 'Heliograph' } })
  expect(answer).toMatchObject({ picks: [], targets: 1, notice: { code: 'no_ties' } })
})

test('what a teammate keeps to themselves changes nothing, and what they share is in sight', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, me, 'Connections.csv', connections([ana, tomasz]))
  await publish(world, ['Uma'], ['Uma'], 40)
  const before = await world.as(me).inviteSuggestions.suggest({})
  const lena = 'Lena,Fischer,https://www.linkedin.com/in/lena,lena@heliograph.example,Heliograph,Designer,12 Mar 2023'
  await bring(world, bob, 'Connections.csv', connections([lena]))
  expect(await world.as(me).inviteSuggestions.suggest({})).toEqual(before)
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const after = await world.as(me).inviteSuggestions.suggest({})
  expect(after.targets).toBe(before.targets + 1)
  expect(after.picks[0]!.targets.map(({ name }) => name)).toContain('Lena Fischer')
  expect(after.picks[0]!.reasons).toEqual(['Works at Heliograph with them (about 40 people)'])
  expect(JSON.stringify(after)).not.toContain('lena@heliograph.example')
})
