import { fold } from '@wellmet/identity/names/words.rules.ts'
import type { Option } from './palette-shapes.ts'

/** 3: the very name. 2: it begins so. 1: one of its words does. 0: found by something else, such as the company. */
export const fitOf = (label: string, typed: string): 0 | 1 | 2 | 3 => {
  const [name, words] = [fold(label), fold(typed)]
  if (words === '') return 0
  if (name === words) return 3
  if (name.startsWith(words)) return 2
  return ` ${name}`.includes(` ${words}`) ? 1 : 0
}

const bestFit = (options: readonly Option[], typed: string): number =>
  Math.max(0, ...options.map(({ label }) => fitOf(label, typed)))

type Found = { commands: readonly Option[]; people: readonly Option[]; companies: readonly Option[] }

/**
 * Somebody or something of exactly this name comes first, then screens and actions, then people and companies, of which
 * those whose names fit better lead. While somebody points at a row nothing comes in above it.
 */
export const orderOptions = (
  typed: string,
  { commands, people, companies }: Found,
  isPointing: boolean,
): readonly Option[] => {
  const isExact = ({ label }: Option) => !isPointing && fitOf(label, typed) === 3
  const exact = [...people, ...companies].filter(isExact).map((option): Option => ({ ...option, group: 'exact' }))
  const others = [people, companies].map((found) => found.filter((option) => !isExact(option)))
  const isCompanyMeant = bestFit(companies, typed) > bestFit(people, typed)
  return [...exact, ...commands, ...(isCompanyMeant ? others.toReversed() : others).flat()]
}
