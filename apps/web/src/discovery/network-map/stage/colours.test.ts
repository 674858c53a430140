import { expect, test } from 'vitest'
import { mixColours, parseColour, readPalette, toHex } from './colours.ts'

test('a token becomes a colour and back', () => {
  expect(toHex(parseColour(' #b8450f'))).toBe('#b8450f')
  expect(toHex(parseColour('#fff'))).toBe('#ffffff')
  expect(() => parseColour('ember')).toThrow('Not a colour')
})

test('mixing goes from one to the other', () => {
  expect(toHex(mixColours(parseColour('#000000'), parseColour('#ffffff'), 0.5))).toBe('#808080')
})

test('every colour of the picture is a token of the page', () => {
  const asked: string[] = []
  readPalette((name) => {
    asked.push(name)
    return '#123456'
  })
  expect(asked).toContain('--warmth-fresh')
  expect(asked.every((name) => name.startsWith('--'))).toBe(true)
})
