import type { DrawnPath } from './path-shapes.ts'
import { kitMessages } from './kit.messages.ts'

/** "via Ana Ribeiro", "via Ana Ribeiro and 1 more", "you know each other". */
export const viaWords = (path: DrawnPath): string => {
  const [first, ...others] = path.hops.slice(0, -1)
  if (!first) return kitMessages.youKnowEachOther()
  return kitMessages.via({ name: first.person.name, others: others.length })
}
