import type { Teammate } from '../../database/seed/demo-happenings.ts'
import type { DemoPerson } from '../../database/seed/demo-people.ts'
import type { DemoSession } from './demo-session.ts'
import type { PastProduct } from './past-product.ts'

/** The four of the demo while they live their year. */
export interface LivingTeam {
  session(name: string): DemoSession
  isTeammate(name: string): name is Teammate
  /** The ids by which a teammate sees these people; null for somebody out of sight. */
  find(viewer: Teammate, people: readonly DemoPerson[]): Promise<(string | null)[]>
  /** Opens the newest link of this kind in the mail to somebody, and answers there. */
  openLink(email: string, page: GuestPage, answer: object): Promise<void>
  now: () => Date
}

export type GuestPage = '/guest/asks/' | '/guest/consents/'

export function livingTeam(
  { origin, mails, now }: PastProduct,
  sessions: ReadonlyMap<Teammate, DemoSession>,
): LivingTeam {
  const isTeammate = (name: string): name is Teammate => sessions.has(name as Teammate)
  const session = (name: string): DemoSession => {
    const found = isTeammate(name) && sessions.get(name)
    if (!found) throw new Error(`${name} is not in the team.`)
    return found
  }
  return {
    session,
    isTeammate,
    now,
    async find(viewer, people) {
      const { results } = await session(viewer).ask<{ results: ({ id: string } | null)[] }>(
        'POST',
        '/api/people/lookup',
        { people: people.map(handlesOf) },
      )
      return results.map((result) => result?.id ?? null)
    },
    async openLink(email, page, answer) {
      const link = new RegExp(`${page}([\\w-]{43})`)
      const mail = mails.findLast(({ to, text }) => to.includes(email) && link.test(text))
      const token = mail && link.exec(mail.text)![1]
      if (!token) throw new Error(`No mail with a link to ${page} came for ${email}.`)
      const path = page === '/guest/asks/' ? `/api${page}${token}/reply` : `/api${page}${token}`
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(answer),
      })
      if (!response.ok) throw new Error(`POST ${page}… for ${email}: ${response.status} ${await response.text()}`)
    },
  }
}

const handlesOf = ({ email, slug }: DemoPerson): object => ({
  email,
  ...(slug === null ? {} : { linkedinUrl: `https://www.linkedin.com/in/${slug}` }),
})
