import { expect, test } from 'vitest'
import { otherOwner } from './archive-owner.rules.ts'

test('an archive is somebody else’s when no word of the two names is the same', () => {
  expect(otherOwner('Maya Fernández', 'Tess Okoro')).toBe('Maya Fernández')
  expect(otherOwner('María José Fernández', 'Fernandez, Maria')).toBeNull()
  expect(otherOwner('Nora Lindqvist-Berg', 'Nora Berg')).toBeNull()
  expect(otherOwner('M. Fernández', 'M. Okoro')).toBe('M. Fernández')
  expect(otherOwner(null, 'Tess Okoro')).toBeNull()
})
