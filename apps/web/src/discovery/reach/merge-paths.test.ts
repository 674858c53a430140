import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePaths } from './merge-paths.ts'

type Listed = Parameters<typeof mergePaths>[0][number]

const person = fc
  .record({
    id: fc.uuid(),
    via: fc.option(fc.constantFrom('kofi', 'mei', 'ximena')),
    hops: fc.constantFrom(2, 2, 2, 3),
    state: fc.constantFrom('reachable', 'waiting', 'known'),
  })
  .map(
    ({ id, via, hops, state }) =>
      ({ id, name: id, path: { viaId: via, viaName: via, hops }, personState: { state } }) as unknown as Listed,
  )

test('one tree holds every open path of one connector, in the order of the list, and nobody else', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 15 }), (people) => {
      const open = people.filter(
        ({ path, personState }) => path.viaId !== null && path.hops === 2 && personState.state === 'reachable',
      )
      const sizes = [...Map.groupBy(open, ({ path }) => path.viaId).values()].map(({ length }) => length)
      const merged = mergePaths(people)
      const most = Math.max(0, ...sizes)
      expect(merged?.people.length ?? 0).toBe(most >= 3 ? most : 0)
      expect(merged?.people ?? []).toEqual(open.filter(({ path }) => path.viaId === merged?.via.id))
    }),
  )
})
