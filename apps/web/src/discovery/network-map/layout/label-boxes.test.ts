import { expect, test } from 'vitest'
import { placeArcLabels } from './arc-labels.ts'
import { doOverlap, placeLabels } from './label-boxes.ts'

const wish = (number: number, x: number, y: number) => ({ number, x, y, reach: 8, width: 80 })
const boxOf = ({ textX, textY, width }: { textX: number; textY: number; width: number }) => ({
  left: textX,
  top: textY - 9,
  width,
  height: 18,
})

test('no label covers another, however crowded it is', () => {
  const wishes = Array.from({ length: 300 }, (_, at) => wish(at, (at * 37) % 600, (at * 53) % 400))
  const boxes = placeLabels(wishes, [], 300).map(boxOf)
  expect(boxes.length).toBeGreaterThan(40)
  boxes.forEach((one, at) => expect(boxes.slice(at + 1).some((other) => doOverlap(one, other))).toBe(false))
})

test('a label moves to another side when its first place is taken, and waits when all are', () => {
  const below = { left: 0, top: 60, width: 200, height: 30 }
  const [moved] = placeLabels([wish(1, 100, 50)], [below], 10)
  expect(moved?.textY).toBeLessThan(50)
  expect(placeLabels([wish(1, 100, 50)], [{ left: 0, top: 0, width: 300, height: 100 }], 10)).toEqual([])
})

test('names around the circle keep clear of each other, the larger company first', () => {
  const sector = (label: string, from: number, to: number, people: number) => ({
    label,
    company: label,
    from,
    to,
    members: Array.from({ length: people }, (_, at) => at),
  })
  const sectors = [sector('Acme', 0, 0.1, 5), sector('Brightwater', 0.1, 0.2, 9), sector('Cobalt', 3, 4, 3)]
  expect(placeArcLabels(sectors, 300, (text) => text.length * 8).map(({ text }) => text)).toEqual([
    'Brightwater',
    'Cobalt',
  ])
})
