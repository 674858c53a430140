import type { Moments } from './demo-moments.ts'
import type { DemoTeammate } from './demo-team.ts'
import type { Letter } from './write-letter.ts'

const senders = [
  {
    from: '"The Tuesday Ledger" <hello@tuesdayledger.example>',
    every: 7,
    header: 'List-Unsubscribe: <mailto:off@tuesdayledger.example>',
  },
  {
    from: '"Founders Weekly" <editor@foundersweekly.example>',
    every: 7,
    header: 'List-Id: <weekly.foundersweekly.example>',
  },
  { from: '"Payroll" <no-reply@payroll.example>', every: 30, header: 'Auto-Submitted: auto-generated' },
  { from: '"Harbour Hotel" <offers@harbourhotel.example>', every: 11, header: 'Precedence: bulk' },
] as const
const throughDays = 180

/** Newsletters and the like, which every mailbox is full of and which make nobody a contact; and one unsent draft. */
export function machineMails({ given, email }: DemoTeammate, { at }: Moments): Letter[] {
  const to = `<${email}>`
  const sent = senders.flatMap(({ from, every, header }, sender) =>
    Array.from({ length: Math.floor(throughDays / every) }, (_, i): Letter => {
      const id = `${given.toLowerCase()}.mailing.${sender}.${i}@lists.example`
      return { at: at(1 + i * every, id), from, to, id, headers: [header] }
    }),
  )
  const id = `${given.toLowerCase()}.draft@demo.wellmet.example`
  return [...sent, { at: at(2, id), from: to, to: '<somebody@lists.example>', id, headers: ['X-Gmail-Labels: Drafts'] }]
}
