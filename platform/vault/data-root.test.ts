import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../tests/world/database.ts'
import { createLog } from '../log/log.ts'
import { openDatabase } from '../database/database.ts'
import pg from 'pg'
import { loadDataSecret, sealedRoots } from './data-root.ts'
import { parseKeyRing } from './key-ring.ts'
import { resealColumn } from './sealed-column.ts'

const first = randomBytes(32).toString('base64')
const second = randomBytes(32).toString('base64')
const ringOf = (current: string, keys: Record<string, string>) => parseKeyRing(JSON.stringify({ current, keys }))
const before = ringOf('k1', { k1: first })
const both = ringOf('k2', { k1: first, k2: second })
const after = ringOf('k2', { k2: second })

async function stage() {
  const clone = await newDatabase()
  const log = createLog({ level: 'silent', name: 'test' })
  const database = openDatabase({ url: clone.url, maxConnections: 4, log, name: 'test' })
  const superuser = new pg.Client({ connectionString: clone.superuserUrl })
  superuser.on('error', () => {})
  await superuser.connect()
  onTestFinished(async () => {
    await database.close()
    await superuser.end()
    await clone.drop()
  })
  return { database, superuser }
}

test('the data secret is made once, also when many processes start at once', async () => {
  const { database } = await stage()
  const made = await Promise.all(Array.from({ length: 4 }, () => loadDataSecret(database, before)))
  expect(new Set(made).size).toBe(1)
  expect(made[0]).toMatch(/^[\w-]{43}$/)
  expect(await loadDataSecret(database, before)).toBe(made[0])
})

test('resealing moves it under a new key, the old key can go, and it stays the same', async () => {
  const { database } = await stage()
  const secret = await loadDataSecret(database, before)
  await expect(loadDataSecret(database, after)).rejects.toThrow(
    /^VAULT_KEYS is not what this database was sealed with: it has no key "k1"\. Put back/,
  )
  const other = ringOf('k1', { k1: second })
  await expect(loadDataSecret(database, other)).rejects.toThrow(/^VAULT_KEYS is .*: its key "k1" is another one\./)
  expect(await resealColumn(database, both, sealedRoots)).toBe(1)
  expect(await resealColumn(database, both, sealedRoots)).toBe(0)
  expect(await loadDataSecret(database, after)).toBe(secret)
})

test('a root whose bits were flipped, or that was moved to another row, is refused and not replaced', async () => {
  const { database, superuser } = await stage()
  await loadDataSecret(database, before)
  const { rows } = await superuser.query<{ sealed: string }>('select sealed from platform.roots')
  const { sealed } = rows[0]!
  const [version, key, wrapped, box] = sealed.split('.')
  for (const [part, at] of [
    [wrapped!, 2],
    [box!, 3],
  ] as const) {
    const bytes = Buffer.from(part, 'base64url')
    bytes[bytes.length - 1]! ^= 1
    const changed = [version, key, wrapped, box].with(at, bytes.toString('base64url')).join('.')
    await superuser.query('update platform.roots set sealed = $1', [changed])
    await expect(loadDataSecret(database, before)).rejects.toThrow(/its key "k1" is another one/)
  }
  await superuser.query(`update platform.roots set sealed = $1, id = 'other'`, [sealed])
  await expect(resealColumn(database, both, sealedRoots)).rejects.toThrow(/belongs to another place/)
})
