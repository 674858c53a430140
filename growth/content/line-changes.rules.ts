interface LineChange {
  is: 'same' | 'added' | 'removed'
  text: string
}

/** Beyond this many pairs of lines the whole middle counts as replaced. */
const mostPairs = 1_000_000

/** What became of the lines: the longest common subsequence, after what is the same at both ends is set aside. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1
  const same = (lines: readonly string[]): LineChange[] => lines.map((text) => ({ is: 'same', text }))
  return [
    ...same(old.slice(0, head)),
    ...middleChanges(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...same(old.slice(old.length - tail)),
  ]
}

function middleChanges(old: readonly string[], now: readonly string[]): LineChange[] {
  const removed = (text: string): LineChange => ({ is: 'removed', text })
  const added = (text: string): LineChange => ({ is: 'added', text })
  if (old.length * now.length > mostPairs || old.length === 0 || now.length === 0)
    return [...old.map(removed), ...now.map(added)]
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        old[i] === now[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  const changes: LineChange[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      changes.push({ is: 'same', text: old[i]! })
      i += 1
      j += 1
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) changes.push(removed(old[i++]!))
    else changes.push(added(now[j++]!))
  }
  return [...changes, ...old.slice(i).map(removed), ...now.slice(j).map(added)]
}
