import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { findTests, shows } from '../../tools/golden/proofs.rules.ts'
import { listProofs, proofsFile, proofsPath } from '../../tools/golden/proofs.ts'

/** Named endpoints that are served, and that no test shows by the rule. Only ever fewer: a new one comes with its test. */
const mostUnshown = 24

let proofs: Awaited<ReturnType<typeof listProofs>>
// Every test of the repository is read for it.
beforeAll(async () => {
  proofs = await listProofs()
}, 180_000)

test('every named endpoint that is served has a row, and no more than before lack a test', async () => {
  expect(proofs.length).toBeGreaterThan(110)
  expect(proofs.filter(({ shownBy }) => shownBy === null).length).toBe(mostUnshown)
  expect(readFileSync(proofsPath, 'utf8')).toBe((await proofsFile(proofs)).content)
})

test('the rows of approvals all have a test', () => {
  const rows = proofs.filter(({ route }) => route.includes(' /api/approvals/'))
  expect(rows).toHaveLength(6)
  expect(rows.filter(({ shownBy }) => shownBy === null)).toEqual([])
})

test('the rows of the orchestrator all have a test', () => {
  const rows = proofs.filter(({ route }) => route.includes(' /api/orchestrator/'))
  expect(rows).toHaveLength(5)
  expect(rows.filter(({ shownBy }) => shownBy === null)).toEqual([])
})

const all = new Set(['things.create', 'things.list', 'things.remove'])
const source = `const make = (world) => world.as(me).things.create({})

test('one makes a thing and finds it', async () => {
  await make(world)
  expect(await world.as(me).things.list({})).toHaveLength(1)
})

test('nobody removes it', async () => {
  await make(world)
  await expect(world.as(me).things.remove({})).rejects.toMatchObject({ status: 403 })
})

test('it is only made', async () => {
  expect(await make(world)).toBeTruthy()
})

test.each(['one', 'other'])('%s is made and found by another name', async () => {
  const api = world.as(me).things
  const { list } = world.as(other).things
  await api.create({})
  expect(await list({})).toHaveLength(1)
})
`

test.each([
  ['a call whose effect is read elsewhere', 0, 'things.create', true],
  ['a read of what another call made', 0, 'things.list', true],
  ['a call that is refused', 1, 'things.remove', false],
  ['a call and nothing else', 2, 'things.create', false],
  ['another test', 2, 'things.list', false],
  ['a call by another name of the client', 3, 'things.create', true],
  ['a call of a function that was taken out', 3, 'things.list', true],
])('%s', (_, at, call, isShown) => {
  expect(shows(findTests('a.test.ts', source)[at]!, call, all)).toBe(isShown)
})
