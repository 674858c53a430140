import { expect, test } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'

/** As it stands in a body, and as it stands in an address. */
const limits = ['0', '26', '1e309', '0x10', 'true', '[3]', '1.5', '-1', '""']

test('a network search refuses a limit or a filter out of range by its name, however it is asked', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const path = `${world.origin()}/api/people/network-search`
  const refusal = async (answer: Response) => {
    const { errors } = (await answer.json()) as { errors?: { field: string }[] }
    return [answer.status, errors?.map(({ field }) => field)]
  }
  const byBody = async (body: string) =>
    refusal(
      await fetch(path, {
        method: 'POST',
        headers: { cookie: me.cookie!, 'content-type': 'application/json' },
        body,
      }),
    )
  const byAddress = async (query: string) =>
    refusal(await fetch(`${path}?${query}`, { headers: { cookie: me.cookie! } }))
  for (const limit of limits) {
    // A number in another base is no JSON: there is no field to name.
    const named = limit === '0x10' ? undefined : ['limit']
    expect([limit, ...(await byBody(`{"limit":${limit}}`))]).toEqual([limit, 400, named])
    expect([limit, ...(await byBody(`{"limit":"${limit.replaceAll('"', '')}"}`))]).toEqual([limit, 400, ['limit']])
    expect([limit, ...(await byAddress(`limit=${encodeURIComponent(limit)}`))]).toEqual([limit, 400, ['limit']])
  }
  for (const filter of ['everybody', '', 'ALL', 'all,founders']) {
    expect([filter, ...(await byBody(`{"filter":"${filter}"}`))]).toEqual([filter, 400, ['filter']])
    expect([filter, ...(await byAddress(`filter=${filter}`))]).toEqual([filter, 400, ['filter']])
  }
  expect((await byAddress('limit=3&limit=4'))[0]).toBe(400)
  expect((await byAddress('unknown=1'))[0]).toBe(400)
})
