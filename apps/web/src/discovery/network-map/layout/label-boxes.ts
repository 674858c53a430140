export type Box = { left: number; top: number; width: number; height: number }
export type LabelWish = { number: number; x: number; y: number; reach: number; width: number }
export type Label = LabelWish & { textX: number; textY: number }

const cell = 48
const height = 18
const air = 4

/** Boxes by the squares of a grid they touch, so that a new one is held against its neighbours only. */
const openGrid = () => {
  const cells = new Map<number, Box[]>()
  const touched = ({ left, top, width, height: tall }: Box): number[] => {
    const keys: number[] = []
    for (let row = Math.floor(top / cell); row <= Math.floor((top + tall) / cell); row += 1)
      for (let column = Math.floor(left / cell); column <= Math.floor((left + width) / cell); column += 1)
        keys.push(row * 4096 + column)
    return keys
  }
  return {
    add: (box: Box): void => {
      for (const key of touched(box)) {
        const inCell = cells.get(key)
        if (inCell) inCell.push(box)
        else cells.set(key, [box])
      }
    },
    isFree: (box: Box): boolean => touched(box).every((key) => !cells.get(key)?.some((other) => doOverlap(box, other))),
  }
}

export const doOverlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** The four places a label may stand at: under its disc, over it, to its right, to its left. */
const placesOf = ({ x, y, reach, width }: LabelWish): Box[] => [
  { left: x - width / 2, top: y + reach + 2, width, height },
  { left: x - width / 2, top: y - reach - 2 - height, width, height },
  { left: x + reach + air, top: y - height / 2, width, height },
  { left: x - reach - air - width, top: y - height / 2, width, height },
]

/** In the order of the wishes, each label takes the first place that covers nothing; where there is none, it waits. */
export const placeLabels = (wishes: readonly LabelWish[], obstacles: readonly Box[], most: number): Label[] => {
  const grid = openGrid()
  for (const obstacle of obstacles) grid.add(obstacle)
  const labels: Label[] = []
  for (const wish of wishes) {
    if (labels.length >= most) break
    const box = placesOf(wish).find((place) => grid.isFree(place))
    if (!box) continue
    grid.add({ left: box.left - air, top: box.top, width: box.width + 2 * air, height: box.height })
    labels.push({ ...wish, textX: box.left, textY: box.top + height / 2 })
  }
  return labels
}
