import fc from 'fast-check'
import { expect, test } from 'vitest'
import { userCodeForm } from './device-codes.contract.ts'
import { makeUserCode, readUserCode } from './device-codes.rules.ts'

test('a code is read however it is typed', () => {
  const codes = fc.infiniteStream(fc.nat(19)).map((numbers) => makeUserCode(() => numbers.next().value!))
  fc.assert(
    fc.property(codes, fc.boolean(), fc.constantFrom('', '-', ' ', ' – '), (code, isLower, between) => {
      const typed = ` ${code.replace('-', between)} `
      expect(code).toMatch(userCodeForm)
      expect(readUserCode(isLower ? typed.toLowerCase() : typed)).toBe(code)
    }),
  )
})

test('what is too short, too long or has other letters is no code', () => {
  for (const typed of ['', 'BCDF-GHJ', 'BCDF-GHJKL', 'ABCD-FGHJ']) expect(readUserCode(typed)).not.toMatch(userCodeForm)
})
