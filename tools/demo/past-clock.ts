interface Held {
  at: Date
  run: () => Promise<void>
}

export interface PastClock {
  now: () => Date
  /** Keeps something for a later moment. */
  hold(at: Date, run: () => Promise<void>): void
  /** Goes to the moment, and does on the way what is held until then, each at its time and followed by `after`. */
  goTo(moment: Date, after: () => Promise<void>): Promise<void>
}

/** Runs on from the moment it was set to, as fast as any clock, and is never set back. */
export function pastClock(start: Date): PastClock {
  let set = start.getTime()
  let since = performance.now()
  let held: Held[] = []
  const now = () => new Date(set + Math.floor(performance.now() - since))
  const setTo = (moment: Date): void => {
    if (moment <= now()) return
    set = moment.getTime()
    since = performance.now()
  }
  return {
    now,
    hold(at, run) {
      held.push({ at, run })
    },
    async goTo(moment, after) {
      for (;;) {
        const next = held.filter(({ at }) => at <= moment).toSorted((a, b) => a.at.getTime() - b.at.getTime())[0]
        if (!next) break
        held = held.filter((one) => one !== next)
        setTo(next.at)
        await next.run()
        await after()
      }
      setTo(moment)
    },
  }
}
