import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { useServerNumber } from '../../database/server-number.ts'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import { query } from './query.ts'

const postgresUrl = inject('postgresUrl')
const database = `numbered_${process.pid}`
let url: string

beforeEach(async () => {
  url = await ensureDatabase(postgresUrl, database, true)
  await migrate(url)
})
afterEach(() => query(postgresUrl, `drop database if exists ${database} with (force)`))

const newNetwork = async (): Promise<unknown> => {
  await query(url, `insert into account.workspaces (id, name) values (gen_random_uuid(), 'w')`)
  await query(
    url,
    `insert into account.users (id, name, email) values (gen_random_uuid(), 'u', gen_random_uuid() || '@example.com')`,
  )
  const [id] = await query(
    url,
    `insert into identity.member_networks (workspace_id, user_id)
     select w.id, u.id from account.workspaces w, account.users u
     where not exists (select from identity.member_networks o where o.workspace_id = w.id or o.user_id = u.id) returning id`,
  )
  return id
}

test('every server numbers its networks in a range of its own', async () => {
  expect(await newNetwork()).toBe(1)
  await ensureDatabase(postgresUrl, database, true)
  await migrate(url)
  await useServerNumber(url, 3)
  expect(await newNetwork()).toBe(3 * 2 ** 24)
  await useServerNumber(url, 3)
  await migrate(url)
  expect(await newNetwork()).toBe(3 * 2 ** 24 + 1)
  const ranges = await query(
    url,
    `select max_value::int from pg_sequences where sequencename = 'member_networks_id_seq'`,
  )
  expect(ranges).toEqual([4 * 2 ** 24 - 1])
})

test('a server that has networks does not change its number, and a number has bounds', async () => {
  await newNetwork()
  await expect(useServerNumber(url, 4)).rejects.toThrow('cannot become server 4')
  await useServerNumber(url, 0)
  for (const number of [-1, 128, 1.5, Number.NaN])
    await expect(useServerNumber(url, number)).rejects.toThrow('from 0 to 127')
})
