import { existsSync, readFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { expect, test } from 'vitest'
import { drawTwoBooks } from '../../bench/joins/two-books.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { isSweep } from '../../tests/sweep.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

/** A folder with `Connections.csv` and `google.csv` of one person, 43 of whom stand in both. Without it, made-up ones. */
const folder = process.env['TWO_ADDRESS_BOOKS']
const books =
  folder !== undefined && existsSync(folder)
    ? // Three of the 43 have nothing in common but a name: they are asked about.
      {
        linkedin: read('Connections.csv'),
        google: read('google.csv'),
        expected: { created: 30, known: 40 },
        left: { total: 3, likely: 3 },
      }
    : madeUp()

function read(name: string): string {
  return readFileSync(pathOf(folder ?? '', name), 'utf8')
}

function madeUp() {
  const { linkedin, google } = drawTwoBooks('two books')
  return {
    linkedin: connections(linkedin),
    google,
    // Two of the 43 are namesakes at one company, with two profiles and two addresses.
    expected: { created: 29, known: 41 },
    left: { likely: 0 },
  }
}

test('after two imports nobody is there twice, and nobody is offered an introduction by themselves', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', books.linkedin)
  const { import: google } = await bring(world, me, 'google.csv', books.google)
  const { created, updated, unchanged, merged } = google.counts
  expect({ created, known: updated + unchanged, merged }).toEqual({ ...books.expected, merged: 0 })
  expect((await world.as(me).contacts.list({})).total).toBe(300 + books.expected.created)
  expect(await world.as(me).duplicates.list({ query: { limit: 100 } })).toMatchObject(books.left)
  const { items, total } = await world.as(me).merges.list({ query: { limit: 100 } })
  expect(total).toBe(books.expected.known)
  expect(new Set(items.map(({ madeBy }) => madeBy))).toEqual(new Set(['likeness']))
  expect(items.every(({ mayUndo }) => mayUndo)).toBe(true)

  const seen = await listAll(world, me)
  expect(seen).toHaveLength(300 + books.expected.created)
  for (const { id, name } of seen.filter(isWalked)) {
    const { paths } = await world.as(me).paths.person({ params: { id } })
    const between = paths.flatMap((path) => path.between.map((one) => one.name))
    expect(between).not.toContain(name)
  }
}, 300_000)

/** Everybody with SWEEP=all or with real files, else every fifth. */
const isWalked = (_: unknown, i: number): boolean => folder !== undefined || isSweep || i % 5 === 0

async function listAll(world: World, who: Somebody): Promise<{ id: string; name: string }[]> {
  const all: { id: string; name: string }[] = []
  let cursor: string | undefined
  do {
    const page = await world.as(who).contacts.list({ query: { limit: 100, ...(cursor ? { cursor } : {}) } })
    all.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return all
}
