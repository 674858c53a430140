import type { Network } from '../../../contacts/network-people/network-lookup.ts'
import type { Layout } from './place-people.ts'

export type View = { left: number; right: number; bottom: number; top: number }
export type Choice = { relationships: Int32Array; inView: number }

/**
 * Which ties are drawn: of those with an end in view, the strongest that the budget allows, weakest
 * first. A tie that only passes through the view is left out, as neither of its people can be seen.
 */
export const chooseRelationships = (
  { byStrength, from, to }: Network,
  { x, y }: Layout,
  shown: Uint8Array,
  view: View,
  budget: number,
): Choice => {
  const inside = (number: number): boolean => {
    const [across, up] = [x[number] ?? 0, y[number] ?? 0]
    return across >= view.left && across <= view.right && up >= view.bottom && up <= view.top
  }
  const visible = Uint8Array.from(x, (_, number) => (shown[number] && inside(number) ? 1 : 0))
  const chosen: number[] = []
  let inView = 0
  for (let at = byStrength.length - 1; at >= 0; at -= 1) {
    const relationship = byStrength[at] ?? 0
    const one = from[relationship] ?? 0
    const other = to[relationship] ?? 0
    if (!shown[one] || !shown[other] || !(visible[one] || visible[other])) continue
    inView += 1
    if (chosen.length < budget) chosen.push(relationship)
  }
  return { relationships: Int32Array.from(chosen.toReversed()), inView }
}
