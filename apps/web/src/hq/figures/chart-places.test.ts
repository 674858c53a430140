import { expect, test } from 'vitest'
import { area, placesOf, stepPath } from './chart-places.ts'

const point = (x: number, y: number, low: number | null = null, high: number | null = null) => ({
  x,
  y,
  low,
  high,
  label: String(x),
  n: null,
})

test('shares reach to 1, counts to the next round number', () => {
  expect(placesOf({ unit: 'share', points: [point(3, 0.2)] }).yTicks).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(placesOf({ unit: 'count', points: [point(0, 37)] }).yTicks).toEqual([0, 25, 50])
  expect(placesOf({ unit: 'count', points: [point(0, 3)] }).yTicks).toEqual([0, 1, 2, 3, 4])
  expect(placesOf({ unit: 'share', points: [point(70, 0.2)] }).xTicks).toEqual([0, 50, 100])
})

test('a curve stays until its next point, and its band is closed', () => {
  const points = [point(2, 0.5, 0.25, 0.75), point(4, 1, 0.5, 1)]
  const places = placesOf({ unit: 'share', points })
  const path = stepPath(points, places)
  expect(path).toBe(
    `M${places.left},${places.yOf(0)}H${places.xOf(2)}V${places.yOf(0.5)}H${places.xOf(4)}V${places.yOf(1)}H${places.right}`,
  )
  expect(area(points, places)).toMatch(/^M.*Z$/)
})
