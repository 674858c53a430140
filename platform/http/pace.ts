export interface Pace {
  bytes: number
  withinMs: number
}

/**
 * Calls `onTooSlow` when so many bytes did not arrive within so much time, counted again from each time that they did.
 * So silence and a trickle end alike, however much came before.
 */
export function watchPace({ bytes, withinMs }: Pace, onTooSlow: () => void) {
  let arrived = 0
  const timer = setTimeout(onTooSlow, withinMs)
  const restart = (): void => {
    arrived = 0
    timer.refresh()
  }
  return {
    count(more: number): void {
      arrived += more
      if (arrived >= bytes) restart()
    },
    /** When it was not the sender who was slow. */
    restart,
    stop: (): void => clearTimeout(timer),
  }
}
