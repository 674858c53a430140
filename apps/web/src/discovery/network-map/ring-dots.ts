/** A made-up network for the skeleton and the empty screen: dots on two rings, always the same. */
const ring = (count: number, radius: number, size: number) =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + (at % 3) * 0.12) / count) * Math.PI * 2
    const distance = radius + ((at * 7) % 5) * 2 - 4
    return {
      x: Number((Math.sin(angle) * distance).toFixed(2)),
      y: Number((-Math.cos(angle) * distance).toFixed(2)),
      r: size + ((at * 3) % 4) * 0.4,
    }
  })

export const ringDots = [...ring(16, 42, 2.6), ...ring(44, 78, 1.6)]
