import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { enrichmentStage, peopleDataKey } from '../../tests/world/enrichment.ts'
import type { World } from '../../tests/world/world.ts'

const serverKey = { PEOPLE_DATA_LABS_KEY: 'a key of the stand-in', PEOPLE_DATA_LABS_WORKSPACE_PERCENT: '100' }

const spentIn = async ({ superuser }: World): Promise<number> =>
  (await superuser.query(`select coalesce(sum(used), 0)::int as n from connections.workspace_usage`)).rows[0].n

const matches = (asked: { status: number }[]): number => asked.filter(({ status }) => status === 200).length

test('what a provider says is stored beside the contact with its source, and changes nothing in it', async () => {
  const { world, me, peopleData, connectPeopleData, contactOf, lookUp, statusOf } = await enrichmentStage()
  await connectPeopleData()
  const found = await lookUp('Jane Doe')
  expect(found).toMatchObject({
    outcome: 'found',
    message: 'People Data Labs knows them.',
    items: [
      {
        provider: 'people-data-labs',
        label: 'People Data Labs',
        verifiedOn: '2026-06-01',
        title: 'Chief Technology Officer',
        company: 'Acme',
        location: 'Berlin, Berlin, Germany',
        linkedinUrl: 'https://www.linkedin.com/in/jane-doe',
        offers: ['title', 'location'],
      },
    ],
  })
  const id = await contactOf('Jane Doe')
  expect((await world.as(me).contacts.show({ params: { id } })).contact).toMatchObject({ title: null, company: 'Acme' })
  expect((await world.as(me).lookups.show({ params: { id } })).items).toEqual(found.items)
  expect(JSON.stringify(found)).not.toContain('private.example')
  expect(await statusOf('people-data-labs')).toMatchObject({ state: 'ok', remaining: 4 })
  expect((await statusOf('people-data-labs')).lastUsedAt).not.toBeNull()
  expect(peopleData.enriched.at(-1)!.query).toEqual({
    name: 'Jane Doe',
    company: 'Acme',
    min_likelihood: '6',
    titlecase: 'true',
    data_include: 'id,full_name,job_title,job_company_name,location_name,linkedin_url,job_last_verified',
  })
})

test('an address leaves only where no company is known, and a name alone is not asked about', async () => {
  const { world, me, peopleData, connectPeopleData, lookUp } = await enrichmentStage()
  const row = 'Jane,Roe,https://www.linkedin.com/in/jane-roe,jane.doe@private.example,,,01 Jan 2022'
  await bring(world, me, 'more.csv', connections([row]))
  await connectPeopleData()
  expect(await lookUp('Jane Roe')).toMatchObject({ outcome: 'found' })
  expect(peopleData.enriched.at(-1)!.query).toMatchObject({ name: 'Jane Roe', email: 'jane.doe@private.example' })
  const before = peopleData.enriched.length
  await expect(lookUp('Alone Named')).rejects.toMatchObject({ code: 'unprocessable' })
  expect(peopleData.enriched).toHaveLength(before)
})

test('asked again it costs nothing for thirty days, whether somebody was found or not', async () => {
  const { world, peopleData, connectPeopleData, lookUp } = await enrichmentStage()
  await connectPeopleData()
  const asked = () => peopleData.enriched.length - 1
  await lookUp('Jane Doe')
  expect(await lookUp('Jane Doe')).toMatchObject({ outcome: 'found' })
  expect(asked()).toBe(1)
  expect(await lookUp('Nobody Atall')).toMatchObject({ outcome: 'no_match', message: 'No provider knows them.' })
  expect(await lookUp('Nobody Atall')).toMatchObject({ outcome: 'no_match' })
  expect(asked()).toBe(2)
  expect(peopleData.credits.get(peopleDataKey)).toBe(4)
  world.clock.shiftMs = 31 * 24 * 3600_000
  await lookUp('Jane Doe')
  await lookUp('Nobody Atall')
  expect(asked()).toBe(4)
})

test.each([['the server’s key'], ['a key of the workspace']])(
  'twenty who ask at once for one contact spend one credit: %s',
  async (whose) => {
    const { world, peopleData, contactOf, connectPeopleData, me } = await enrichmentStage(
      whose === 'the server’s key' ? serverKey : {},
    )
    if (whose === 'a key of the workspace') await connectPeopleData()
    const contactId = await contactOf('Jane Doe')
    peopleData.slowMs = 150
    const all = await Promise.all(
      Array.from({ length: 20 }, () => world.as(me).lookups.lookUp({ body: { contactId } })),
    )
    expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(['found']))
    expect(matches(peopleData.enriched)).toBe(1)
    expect(peopleData.enriched.filter(({ query }) => query['name'])).toHaveLength(1)
    expect(await spentIn(world)).toBe(whose === 'the server’s key' ? 1 : 0)
  },
)

test('twenty contacts at once for the last credit of the server: one is paid for', async () => {
  const { world, me, peopleData, contactOf } = await enrichmentStage({
    ...serverKey,
    PEOPLE_DATA_LABS_MONTHLY_CREDITS: '1',
  })
  const ids = [await contactOf('Jane Doe'), await contactOf('Omar Aziz')]
  peopleData.slowMs = 100
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => world.as(me).lookups.lookUp({ body: { contactId: ids[n % 2]! } })),
  )
  expect(matches(peopleData.enriched)).toBe(1)
  expect(await spentIn(world)).toBe(1)
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as { status: number }] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const { status } of refused) expect(status).toBe(429)
})

test('nobody found costs nothing, and the next provider is asked', async () => {
  const { world, peopleData, apollo, connectApollo, lookUp } = await enrichmentStage(serverKey)
  await connectApollo()
  const found = await lookUp('Lea Blum')
  expect(found).toMatchObject({
    outcome: 'found',
    items: [{ label: 'Apollo', title: 'Head of Design', location: 'Hamburg, Germany', verifiedOn: null }],
  })
  expect(peopleData.enriched).toMatchObject([{ status: 404 }])
  expect(apollo.billed).toBe(1)
  expect(await spentIn(world)).toBe(0)
  const match = apollo.asked.find(({ operation }) => operation === 'apollo.people.match')!
  expect(Object.fromEntries(match.query)).toEqual({
    name: 'Lea Blum',
    organization_name: 'Kade',
    reveal_personal_emails: 'false',
    reveal_phone_number: 'false',
  })
})

test('out of credits: the next provider is asked, and this one is left alone until the month turns', async () => {
  const { peopleData, connectPeopleData, connectApollo, lookUp, statusOf, world } = await enrichmentStage()
  await connectPeopleData()
  await connectApollo()
  peopleData.mood = 'out of credits'
  expect(await lookUp('Jane Doe')).toMatchObject({ outcome: 'found', items: [{ label: 'Apollo' }] })
  expect(await statusOf('people-data-labs')).toMatchObject({ state: 'limited', remaining: 0 })
  expect((await statusOf('people-data-labs')).problem).toContain('used up until')
  const before = peopleData.enriched.length
  await expect(lookUp('Omar Aziz')).rejects.toMatchObject({ status: 429 })
  expect(await lookUp('Jane Doe')).toMatchObject({ outcome: 'found' })
  expect(peopleData.enriched).toHaveLength(before)
  peopleData.mood = 'well'
  world.clock.shiftMs = 32 * 24 * 3600_000
  expect(await lookUp('Omar Aziz')).toMatchObject({ outcome: 'found', items: [{ label: 'People Data Labs' }] })
})

test('who is not known stays so when the credits are used up', async () => {
  const { peopleData, connectPeopleData, lookUp, statusOf } = await enrichmentStage()
  peopleData.credits.set(peopleDataKey, 1)
  await connectPeopleData()
  await lookUp('Nobody Atall')
  await lookUp('Jane Doe')
  expect(await statusOf('people-data-labs')).toMatchObject({ state: 'limited', remaining: 0 })
  expect(await lookUp('Nobody Atall')).toMatchObject({ outcome: 'no_match' })
  expect(await lookUp('Jane Doe')).toMatchObject({ outcome: 'found' })
  await expect(lookUp('Omar Aziz')).rejects.toMatchObject({ status: 429 })
})

test('too fast: left alone for as long as the provider says', async () => {
  const { world, apollo, connectApollo, lookUp, statusOf } = await enrichmentStage()
  await connectApollo()
  apollo.faults.script({
    kind: 'too many requests',
    retryAfter: 120,
    when: ({ operation }) => operation === 'apollo.people.match',
  })
  await expect(lookUp('Lea Blum')).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  expect(await statusOf('apollo')).toMatchObject({ state: 'limited' })
  world.clock.shiftMs = 60_000
  await expect(lookUp('Lea Blum')).rejects.toMatchObject({ status: 429 })
  expect(apollo.countOf('apollo.people.match')).toBe(1)
  world.clock.shiftMs = 130_000
  expect(await lookUp('Lea Blum')).toMatchObject({ outcome: 'found' })
})

test.each(['broken', 'hangs up', 'garbage', 'cut off'] as const)(
  'an answer of no use (%s) is told as such, and asked for again later',
  async (mood) => {
    const { world, peopleData, lookUp } = await enrichmentStage(serverKey)
    peopleData.mood = mood
    expect(await lookUp('Jane Doe')).toMatchObject({ outcome: 'failed', items: [] })
    expect(peopleData.enriched).toHaveLength(1)
    expect(await spentIn(world)).toBe(mood === 'broken' ? 0 : 1)
    peopleData.mood = 'well'
    expect(await lookUp('Jane Doe')).toMatchObject({ outcome: 'found' })
  },
)

test('a key that is not accepted any more is not used until a new one is connected', async () => {
  const { peopleData, connectPeopleData, lookUp, statusOf } = await enrichmentStage()
  await connectPeopleData()
  peopleData.credits.delete(peopleDataKey)
  await expect(lookUp('Jane Doe')).rejects.toMatchObject({ code: 'unprocessable' })
  expect(await statusOf('people-data-labs')).toMatchObject({ state: 'refused' })
  const before = peopleData.enriched.length
  await expect(lookUp('Jane Doe')).rejects.toMatchObject({ code: 'unprocessable' })
  expect(peopleData.enriched).toHaveLength(before)
  peopleData.credits.set(peopleDataKey, 5)
  await connectPeopleData()
  expect(await lookUp('Jane Doe')).toMatchObject({ outcome: 'found' })
})

test('the reservation of a process that died holds its credit for half a minute, and no longer', async () => {
  const { world, peopleData, connectPeopleData, lookUp } = await enrichmentStage({
    PEOPLE_DATA_LABS_TIMEOUT_MS: '2000',
  })
  peopleData.credits.set(peopleDataKey, 1)
  await connectPeopleData()
  await lookUp('Nobody Atall')
  await world.superuser.query('update connections.enrichment_questions set answered_at = null')
  await expect(lookUp('Jane Doe')).rejects.toMatchObject({ status: 429 })
  expect(matches(peopleData.enriched)).toBe(0)
  world.clock.shiftMs = 60_000
  expect(await lookUp('Jane Doe')).toMatchObject({ outcome: 'found' })
  expect(matches(peopleData.enriched)).toBe(1)
})

test('with the server’s key the credit of a process that died stays counted once, and the question is asked again', async () => {
  const { world, lookUp } = await enrichmentStage({ ...serverKey, PEOPLE_DATA_LABS_TIMEOUT_MS: '2000' })
  await lookUp('Nobody Atall')
  await world.superuser.query(
    `with u as (update connections.workspace_usage set used = used + 1), p as (update connections.provider_usage set used = used + 1 where span = 'month')
     update connections.enrichment_questions set answered_at = null`,
  )
  world.clock.shiftMs = 60_000
  expect(await lookUp('Nobody Atall')).toMatchObject({ outcome: 'no_match' })
  expect(await spentIn(world)).toBe(1)
})

test('without a provider nobody is asked, and viewers spend nothing', async () => {
  const { world, me, lookUp, contactOf, connectPeopleData, peopleData } = await enrichmentStage()
  await expect(lookUp('Jane Doe')).rejects.toMatchObject({ code: 'unprocessable' })
  await connectPeopleData()
  const viewer = await join(world, me, 'viewer', 'Vera Lux')
  const contactId = await contactOf('Jane Doe')
  await expect(world.as(viewer).lookups.lookUp({ body: { contactId } })).rejects.toMatchObject({ status: 403 })
  expect(peopleData.enriched).toHaveLength(1)
})
