import { expect, test } from 'vitest'
import { toldApart } from './told-apart.rules.ts'

const ana = { userId: 'a', name: 'Ana Lima', email: 'ana@acme.example' }
const jonas = { userId: 'j', name: 'Jonas Weber', email: 'jonas@acme.example' }
const other = { userId: 'o', name: 'jonas weber', email: 'weber@acme.example' }

test('namesakes are named with their address, everybody else by name alone', () => {
  const nameOf = toldApart([ana, jonas, other])
  expect([ana, jonas, other].map(nameOf)).toEqual([
    'Ana Lima',
    'Jonas Weber (jonas@acme.example)',
    'jonas weber (weber@acme.example)',
  ])
  expect(nameOf({ userId: 'gone', name: 'Jonas Weber' })).toBe('Jonas Weber')
  expect(toldApart([ana, jonas])(jonas)).toBe('Jonas Weber')
})
