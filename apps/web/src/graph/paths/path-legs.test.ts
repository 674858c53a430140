import { expect, test } from 'vitest'
import { legsOf } from './path-legs.ts'

const cy = { id: 'cy', name: 'Cy' }
const bo = { id: 'bo', name: 'Bo', kind: 'member' } as const
const dee = { id: 'dee', name: 'Dee', kind: 'contact' } as const

test('each step has its own sentences, and the last may have several', () => {
  const explanation = ['You and Bo are in contact both ways.', 'Bo and Cy were together.', 'Both were at Acme.']
  expect(legsOf({ between: [bo], explanation }, cy)).toEqual([
    { to: { id: 'bo', name: 'Bo' }, sentences: ['You and Bo are in contact both ways.'] },
    { to: cy, sentences: ['Bo and Cy were together.', 'Both were at Acme.'] },
  ])
})

test('a path of one step leads straight there', () => {
  expect(legsOf({ between: [], explanation: ['You and Cy are in contact.'] }, cy)).toEqual([
    { to: cy, sentences: ['You and Cy are in contact.'] },
  ])
})

test('of three steps everybody in between is named', () => {
  const legs = legsOf({ between: [bo, dee], explanation: ['One.', 'Two.', 'Three.'] }, cy)
  expect(legs.map(({ to, sentences }) => [to.name, ...sentences])).toEqual([
    ['Bo', 'One.'],
    ['Dee', 'Two.'],
    ['Cy', 'Three.'],
  ])
})

test('sentences that do not go round are not given to the wrong step', () => {
  expect(legsOf({ between: [bo], explanation: ['Bo knows Cy.'] }, cy).map(({ sentences }) => sentences)).toEqual([
    [],
    ['Bo knows Cy.'],
  ])
})
