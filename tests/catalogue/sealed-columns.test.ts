import { expect, test } from 'vitest'
import { areas } from '../../apps/areas.ts'
import { sealedOf } from '@wellmet/platform/area.ts'
import { query } from '../services/query.ts'
import { newDatabase } from '../world/database.ts'

/** It lives for ten minutes; a member who is at the provider while keys change begins again. */
const shortLived = [
  'account.sign_on_tries.sealed_checks',
  'account.sign_on_tries.sealed_response',
  'connections.consents.sealed_verifier',
]

test('every column with sealed values is listed by its area, so that new keys reach it', async () => {
  const database = await newDatabase()
  const found = await query(
    database.superuserUrl,
    `select n.nspname || '.' || c.relname || '.' || a.attname
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.attnum > 0 and n.nspname not like 'pg\\_%'
       and (a.attname like 'sealed%' or col_description(c.oid, a.attnum) ~ '\\msealed\\M')`,
  )
  await database.drop()
  const listed = sealedOf(areas).map(({ table, column }) => `${table}.${column}`)
  expect(new Set(found)).toEqual(new Set([...listed, ...shortLived]))
})
