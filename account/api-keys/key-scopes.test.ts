import { expect, test } from 'vitest'
import { areas } from '../../apps/areas.ts'
import { contractsOf } from '@wellmet/platform/area.ts'
import { scopeOf } from '@wellmet/platform/contract/endpoint.ts'
import { keyScopes } from './api-keys.contract.ts'

test('a key can be given every scope that an endpoint asks for', () => {
  const asked = contractsOf(areas).flatMap(({ family, endpoints }) =>
    Object.values(endpoints)
      .filter(({ access, keys }) => access !== 'anyone' && keys !== 'never')
      .map((endpoint) => scopeOf(family, endpoint)),
  )
  const known: readonly string[] = keyScopes
  expect([...new Set(asked)].filter((scope) => !known.includes(scope))).toEqual([])
  const families = new Set(asked.map((scope) => scope.split(':')[0]))
  expect(known.filter((scope) => !families.has(scope.split(':')[0]))).toEqual([])
})
