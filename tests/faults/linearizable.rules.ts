/** What a client did with one text that several change at once, and what it was told. */
export type Call =
  | { does: 'read'; told: string }
  | { does: 'write'; text: string; told: 'written' | 'unknown' }
  /** Changes the text only if it is still the one that was seen. */
  | { does: 'replace'; seen: string; text: string; told: 'written' | 'refused' | 'unknown' }

/** A call and when it was made and answered. One that was never answered may have happened at any time, or not at all. */
export type Timed = Call & { from: number; until: number }

/**
 * Whether there is one order of all calls, each between its question and its answer, in which every answer is true
 * (Wing and Gong 1993). `first` is the text before all of them.
 */
export function isLinearizable(first: string, history: readonly Timed[]): boolean {
  const inOrder = history.toSorted((a, b) => a.from - b.from)
  const lost = inOrder.filter(({ told, does }) => does !== 'read' && told === 'unknown')
  const answered = inOrder.filter((call) => !lost.includes(call))
  const deadEnds = new Set<string>()

  /** Of the answered calls, those before `next` and those in `early` are placed; of the lost ones, those in `happened`. */
  const goOn = (next: number, early: readonly number[], happened: readonly number[], text: string): boolean => {
    if (next === answered.length) return true
    if (early.includes(next))
      return goOn(
        next + 1,
        early.filter((at) => at !== next),
        happened,
        text,
      )
    const key = `${next} ${early.join()} ${happened.join()} ${text}`
    if (deadEnds.has(key)) return false
    // Whatever was asked only after another open call was answered comes after that one.
    let firstAnswer = Number.POSITIVE_INFINITY
    for (let at = next; at < answered.length && answered[at]!.from <= firstAnswer; at += 1) {
      if (early.includes(at)) continue
      firstAnswer = Math.min(firstAnswer, answered[at]!.until)
      const after = textAfter(answered[at]!, text)
      if (after !== null && goOn(next, [...early, at].toSorted(byNumber), happened, after)) return true
    }
    for (const [at, call] of lost.entries()) {
      const after = call.from <= firstAnswer && !happened.includes(at) ? textAfter(call, text) : null
      if (after !== null && after !== text && goOn(next, early, [...happened, at].toSorted(byNumber), after))
        return true
    }
    deadEnds.add(key)
    return false
  }
  return goOn(0, [], [], first)
}

const byNumber = (a: number, b: number): number => a - b

/** The text after a call, or null where its answer would be false. */
function textAfter(call: Call, text: string): string | null {
  if (call.does === 'read') return call.told === text ? text : null
  if (call.does === 'write') return call.text
  if (call.told === 'refused') return call.seen === text ? null : text
  if (call.seen === text) return call.text
  return call.told === 'unknown' ? text : null
}
