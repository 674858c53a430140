/** A place in a row of a sector: by angle clockwise from the top, with the room it has along the row. */
export type RingPlace = { angle: number; radius: number; room: number }
export type Slice = { from: number; to: number; inner: number; outer: number }

/** How many rows, each one step deep, a sector needs for so many people. */
export const rowsNeeded = (count: number, span: number, inner: number, step: number): number => {
  let rows = 0
  for (let left = count; left > 0; rows += 1) {
    left -= Math.max(1, Math.floor((span * (inner + (rows + 0.5) * step)) / step))
  }
  return rows
}

/** Rows from the inside out, each with as many seats as its length has a share in the whole. */
export const seatRows = (count: number, rows: number, { from, to, inner, outer }: Slice): RingPlace[][] => {
  const radii = Array.from({ length: rows }, (_, row) => inner + ((row + 0.5) * (outer - inner)) / rows)
  const whole = radii.reduce((sum, radius) => sum + radius, 0)
  let ideal = 0
  let seated = 0
  return radii.map((radius) => {
    ideal += (count * radius) / whole
    const seats = Math.round(ideal) - seated
    seated += seats
    const width = (to - from) / Math.max(1, seats)
    return Array.from({ length: seats }, (_, seat) => ({
      angle: from + width * (seat + 0.5),
      radius,
      room: width * radius,
    }))
  })
}
