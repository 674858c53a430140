import { expect, test } from 'vitest'
import { typeEarly } from './early-keys.ts'

const press = (key: string, held: Partial<Parameters<typeof typeEarly>[1]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...held,
})
const ctrlK = press('k', { ctrlKey: true })
const typing = (...keys: ReturnType<typeof press>[]) => keys.reduce(typeEarly, null as string | null)

test('what is typed after Ctrl K is kept until the palette is there', () => {
  expect(typing(ctrlK, ...Array.from('Zoë W', (key) => press(key)))).toBe('Zoë W')
  expect(typing(ctrlK, press('a'), press('b'), press('Backspace'), press('Shift'), press('C'))).toBe('aC')
})

test('nothing is taken before Ctrl K, and nothing after Escape or a second Ctrl K', () => {
  expect(typing(press('a'))).toBe(null)
  expect(typing(ctrlK, press('a'), press('Escape'))).toBe(null)
  expect(typing(ctrlK, press('a'), ctrlK)).toBe(null)
})
