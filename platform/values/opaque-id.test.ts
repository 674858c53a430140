import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Id } from '../contract/shapes.ts'
import { opaqueIds } from './opaque-id.ts'

const here = opaqueIds({ dataSecret: 'a secret' }, 'workspace-1', 'person')

test('every number comes back from its id, and the id has the shape of all our ids', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (id) => {
      const shown = here.show(id)
      expect(Id.safeParse(shown).success).toBe(true)
      expect(here.read(shown)).toBe(id)
      expect(here.show(id)).toBe(shown)
    }),
  )
})

test('an id of another workspace, kind or secret reads as nothing', () => {
  const shown = here.show(42n)
  for (const other of [
    opaqueIds({ dataSecret: 'a secret' }, 'workspace-2', 'person'),
    opaqueIds({ dataSecret: 'a secret' }, 'workspace-1', 'company'),
    opaqueIds({ dataSecret: 'another secret' }, 'workspace-1', 'person'),
  ]) {
    expect(other.read(shown)).toBeNull()
    expect(other.show(42n)).not.toBe(shown)
  }
})

test('what was not given out here reads as nothing', () => {
  fc.assert(fc.property(fc.uuid(), (uuid) => here.read(uuid) === null))
  for (const wrong of ['', 'x', here.show(1n).toUpperCase(), `${here.show(1n)}0`]) expect(here.read(wrong)).toBeNull()
})
