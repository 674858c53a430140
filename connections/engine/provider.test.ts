import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { madeUpStage } from '../../tests/made-up-provider/made-up-stage.ts'
import { madeUp } from '../../tests/made-up-provider/made-up.ts'
import { graphOf } from '../../tests/world/suites.ts'
import { repository } from '../../tools/repository.ts'
import { providers } from '../providers/providers.ts'

const mostLines = 40

test(`a provider with sign-in, pages, changes and a quirk is one file of less than ${mostLines} lines`, () => {
  const declaration = readFileSync(join(repository, 'tests/made-up-provider/made-up.ts'), 'utf8')
  expect(declaration.trimEnd().split('\n').length).toBeLessThan(mostLines)
})

test('no file of the engine names a provider, or knows where they are', () => {
  const names = [...providers, madeUp].flatMap(({ name, label }) => [name, label])
  const naming = new RegExp(`\\b(?:${names.join('|')})\\b|\\bproviders/`, 'i')
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => naming.test(readFileSync(join(import.meta.dirname, file), 'utf8')))).toEqual([])
})

test('changes are read by its cursor, and everything again once that has expired', async () => {
  const { world, mailbox, data, connect, sync } = await madeUpStage()
  const { id } = await connect()
  await world.work()
  const stored = async (): Promise<number> =>
    (await world.superuser.query('select count(*)::int as n from connections.source_records')).rows[0].n
  const before = await stored()
  expect(before).toBeGreaterThan(100)
  const to = [{ name: '', address: mailbox.people[0]!.address }]
  mailbox.messages.add({ from: mailbox.account, to, cc: [] })
  const asked = data.countOf('letters')
  await sync(id)
  expect(data.countOf('letters')).toBe(asked + 1)
  expect(await stored()).toBe(before + 1)

  const graph = await graphOf(world)
  mailbox.messages.changes.forget()
  await sync(id)
  expect(data.countOf('letters')).toBeGreaterThan(asked + 10)
  expect(await graphOf(world)).toEqual(graph)
})
