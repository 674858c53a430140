import { createHash } from 'node:crypto'
import { z } from 'zod'

/** How the provider numbers the members of an audience. */
export const memberIdOf = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex')

/** What becomes of somebody who was sent to an audience. */
export const memberStates = ['pending', 'subscribed', 'unsubscribed', 'cleaned', 'refused'] as const
export type MemberState = (typeof memberStates)[number]

/** Who unsubscribed, or whose mailbox does not exist any more, gets no mail from here either. */
export const hasLeft = (state: MemberState): boolean => state === 'unsubscribed' || state === 'cleaned'

/** `archived` and `transactional` are none of ours: whoever is archived was taken out by the owner of the audience. */
const states: Readonly<Record<string, MemberState>> = {
  pending: 'pending',
  subscribed: 'subscribed',
  unsubscribed: 'unsubscribed',
  cleaned: 'cleaned',
}
export const stateOf = (status: string): MemberState => states[status] ?? 'refused'

const Complaint = z.object({ title: z.string() })
/** Titles of a 400 about one member. They may come back only by their own act at the provider. */
const leftForGood = new Set(['Forgotten Email Not Subscribed', 'Member In Compliance State'])

/** What a 400 for one member means; null when it says nothing of the member, and is tried again. */
export function refusalState(body: unknown): MemberState | null {
  const read = Complaint.safeParse(body)
  if (!read.success) return null
  if (leftForGood.has(read.data.title)) return 'unsubscribed'
  return read.data.title === 'Invalid Resource' ? 'refused' : null
}

/** A login may have several audiences; each is an account of its own. */
export const subjectOf = (login: number, audience: string): string => `${login}:${audience}`
export const audienceOf = (subject: string): string => subject.slice(subject.indexOf(':') + 1)

const stages = ['unsubscribed', 'cleaned', 'subscribed'] as const

const Page = z.object({ stage: z.enum(stages), offset: z.int().min(0) })
export type Page = z.infer<typeof Page>
export const firstPage: Page = { stage: stages[0], offset: 0 }
export const readPage = (page: string | null): Page => (page === null ? firstPage : Page.parse(JSON.parse(page)))

/** The page after one with so many members; null after the last. */
export function nextPage({ stage, offset }: Page, members: number, total: number): Page | null {
  if (members > 0 && offset + members < total) return { stage, offset: offset + members }
  const next = stages[stages.indexOf(stage) + 1]
  return next ? { stage: next, offset: 0 } : null
}
