import { expect, test } from 'vitest'
import { circlesIn } from '../../tools/check/circles.ts'

const edges = (text: string): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const pair of text.split(' ')) {
    const [from = '', to = ''] = pair.split('>')
    found.set(from, (found.get(from) ?? new Set()).add(to))
  }
  return found
}

test('a chain and a diamond have no circle', () => {
  expect(circlesIn(edges('a>b b>c c>d'))).toEqual([])
  expect(circlesIn(edges('a>b a>c b>d c>d'))).toEqual([])
})

test('a pair and a circle of three are found, without what only leads into them or out of them', () => {
  expect(circlesIn(edges('a>b b>a'))).toEqual([['a', 'b']])
  expect(circlesIn(edges('in>a a>b b>c c>a c>out'))).toEqual([['a', 'b', 'c']])
})

test('circles that share a node are one circle, separate ones are listed apart', () => {
  expect(circlesIn(edges('a>b b>a b>c c>b'))).toEqual([['a', 'b', 'c']])
  expect(circlesIn(edges('y>z z>y a>y b>a a>b'))).toEqual([
    ['a', 'b'],
    ['y', 'z'],
  ])
})
