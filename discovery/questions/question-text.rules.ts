import type { Condition } from './conditions.rules.ts'
import type { Question, Slot } from './question.rules.ts'

/** The question again as text, without one of its parts. */
export function textWithout({ slots, unwanted, conditions }: Question, without: Slot | Condition | null): string {
  const kept = conditions.filter((condition) => condition !== without)
  const isLeft = kept.some(({ kind }) => kind === 'left')
  return [
    ...slots
      .filter((slot) => slot !== without)
      .map((slot) => (slot.part === 'former' && isLeft ? `who left ${slot.typed}` : said(slot))),
    ...kept.map(({ typed }) => typed),
    ...unwanted.filter((slot) => slot !== without).map((slot) => `not ${said(slot)}`),
  ].join(' ')
}

const said = ({ part, typed, names, isQuoted }: Slot): string => {
  if (isQuoted) return `"${typed}"`
  if (part === 'company') return `at ${(names ?? [typed]).join(' or ')}`
  if (part === 'background') return `studied at ${(names ?? [typed]).join(' or ')}`
  if (part === 'former') return `ex-${(names ?? [typed]).join(' or ex-')}`
  return part === 'location' ? `in ${typed}` : typed
}
