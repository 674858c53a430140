import { startOfDay } from '@wellmet/platform/values/days.rules.ts'
import { companyStandingMessages as m } from './company-standing.messages.ts'

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
  readonly introductions: { readonly asked: number; readonly happened: number; readonly open: number } | null
}

export function changeWords({ name, kind, before, after }: Change): string {
  if (kind === 'came') return before === null ? m.cameHere({ name }) : m.cameFrom({ name, company: before })
  if (kind === 'left') return after === null ? m.left({ name }) : m.leftFor({ name, company: after })
  if (after === null) return m.titleLost({ name, before: before ?? '' })
  return before === null ? m.titleGiven({ name, after }) : m.titleChanged({ name, before, after })
}

/** What is still open is not told as refused. */
function introductionWords({ asked, happened, open }: NonNullable<Remembered['introductions']>): string {
  if (open === asked) return m.introductionsOpen({ asked })
  return open === 0 ? m.introductionsAsked({ asked, happened }) : m.introductionsSomeOpen({ asked, happened, open })
}

/** What happened with this account so far, the last contact first. */
export function memoryWords(remembered: Remembered): string[] {
  const { lastDay, lastName, contactDays, contacted, changes, introductions } = remembered
  const sentences = [
    ...(lastDay === null ? [] : [m.lastContact({ name: lastName ?? '', on: startOfDay(lastDay) })]),
    ...(contactDays === 0 ? [] : [m.inTouch({ people: contacted, days: contactDays })]),
    ...(introductions ? [introductionWords(introductions)] : []),
    ...changes.map((change) => m.changedOn({ on: startOfDay(change.day), change: changeWords(change) })),
  ]
  return sentences.length > 0 ? sentences : [m.nothingOnRecord()]
}
