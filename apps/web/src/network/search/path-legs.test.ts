import { expect, test } from 'vitest'
import { legsOf } from './path-legs.ts'

const cy = { id: 'cy', name: 'Cy' }
const path = {
  status: 'probable',
  confidence: 61,
  score: 40,
  label: 'Probable path through Bo',
  hops: 2,
  viaId: 'bo',
  viaName: 'Bo',
} as const

test('each tie has its own sentences, and the last may have several', () => {
  const explanation = ['you and Bo are in contact both ways (fresh).', 'Bo and Cy were together.', 'Both were at Acme.']
  expect(legsOf({ ...path, explanation }, cy)).toEqual([
    { to: { id: 'bo', name: 'Bo' }, sentences: ['You and Bo are in contact both ways (fresh).'] },
    { to: cy, sentences: ['Bo and Cy were together.', 'Both were at Acme.'] },
  ])
})

test('a way of one step leads straight there', () => {
  const direct = { ...path, hops: 1, viaId: null, viaName: null, explanation: ['you and Cy are in contact.'] }
  expect(legsOf(direct, cy)).toEqual([{ to: cy, sentences: ['You and Cy are in contact.'] }])
})

test('of three steps the one in the middle is named by the label', () => {
  const label = 'Inferred path through Bo and Dee'
  const far = { ...path, hops: 3, label, explanation: ['One.', 'Two.', 'Three.'] }
  expect(legsOf(far, cy).map(({ to, sentences }) => [to.name, ...sentences])).toEqual([
    ['Bo', 'One.'],
    ['Dee', 'Two.'],
    ['Cy', 'Three.'],
  ])
})

test('sentences that do not go round are not given to the wrong tie', () => {
  expect(legsOf({ ...path, explanation: ['Bo knows Cy.'] }, cy).map(({ sentences }) => sentences)).toEqual([
    [],
    ['Bo knows Cy.'],
  ])
})
