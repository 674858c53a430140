import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { operatorOf } from '../../tests/world/wellmet.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const record = {
  kind: 'person',
  linkedinSlug: 'ana-lima',
  name: 'Ana Lima',
  company: 'Acme',
  positions: [],
  source: 'a team page',
  asOf: '2026-01-01',
}

test('an operator loads a file, reads what became of it, and takes somebody out', async () => {
  const world = await worldForThisTest()
  const { superuser } = world
  const folder = mkdtempSync(join(tmpdir(), 'directory-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'people.jsonl')
  writeFileSync(file, `${JSON.stringify(record)}\nnot a record\n`)
  const directory = (...args: string[]) => operatorOf(world)('directory', ...args)
  const loaded = await directory('load', file)
  expect(loaded).toMatch(/^2 lines in/)
  expect(loaded).toContain('people   1 new, 0 changed, 0 as before')
  expect(loaded).toContain('skipped  1: not a line of JSON')
  expect(await directory('load', file)).toContain('Nothing was new.')
  expect(await directory('remove', 'https://www.linkedin.com/in/ana-lima')).toContain('Removed.')
  expect((await superuser.query('select from contacts.contacts where network_id = 0')).rows).toEqual([])
  await expect(directory('load', join(folder, 'none.jsonl'))).rejects.toMatchObject({ code: 2 })
}, 300_000)
