import { countWords, dayWords } from '@wellmet/platform/values/wording.rules.ts'

/** Somebody of the viewer's contacts who came, left, or was given another title. */
export interface Change {
  readonly day: number
  readonly name: string
  readonly kind: 'came' | 'left' | 'title'
  /** Where from, where to, or the title before and after; null is unknown. */
  readonly before: string | null
  readonly after: string | null
}

export interface Remembered {
  readonly lastDay: number | null
  readonly lastName: string | null
  readonly contactDays: number
  readonly contacted: number
  readonly changes: readonly Change[]
  /** The viewer's own introductions into it; null without any. */
  readonly introductions: { readonly asked: number; readonly happened: number } | null
}

export function changeWords({ name, kind, before, after }: Change): string {
  if (kind === 'came') return before === null ? `${name} came here.` : `${name} came from ${before}.`
  if (kind === 'left') return after === null ? `${name} left.` : `${name} left for ${after}.`
  return `${name} changed title${before === null ? '' : ` from ${before}`} to ${after ?? 'an unknown one'}.`
}

/** What happened with this account so far, the last contact first. */
export function memoryWords(remembered: Remembered, today: number): string[] {
  const { lastDay, lastName, contactDays, contacted, changes, introductions } = remembered
  const sentences = [
    ...(lastDay === null ? [] : [`Last contact was with ${lastName} on ${dayWords(lastDay, today)}.`]),
    ...(contactDays === 0
      ? []
      : [
          `In the last year you were in touch with ${contacted === 1 ? 'one person' : `${contacted} people`} there on ${countWords(contactDays, 'day')}.`,
        ]),
    ...(introductions
      ? [
          `You asked for ${countWords(introductions.asked, 'introduction')} into this company; ${introductions.happened} ${introductions.happened === 1 ? 'was' : 'were'} taken up.`,
        ]
      : []),
    ...changes.map((change) => `${changeWords(change).replace(/\.$/, '')} (${dayWords(change.day, today)}).`),
  ]
  return sentences.length > 0 ? sentences : ['Nothing is on record with this company yet.']
}
