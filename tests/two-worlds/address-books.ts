import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { connections } from '../world/imports.ts'

/** One line of an address book, with whatever its owner happens to know. */
export interface Entry {
  first: string
  last: string
  slug?: string
  email?: string
  company: string
  title: string
}

const firsts = ['Ana', 'Tomasz', 'Priya', 'Joost', 'Lena', 'Omar', 'Ines', 'Kofi', 'Mei', 'Sven']
const lasts = ['Ribeiro', 'Nowak', 'Raman', 'de Wit', 'Fischer', 'Haddad', 'Costa', 'Mensah', 'Lin', 'Berg']
const companies = ['Northgate', 'Heliograph', 'Kade Systems', 'Fjordline', 'Analytical Engines', 'Queens']
const titles = ['Partner', 'VP Engineering', 'Head of Platform', 'Founder', 'Teacher']

/** The same person for everybody who knows them; every third is known by their e-mail address too. */
export const acquaintance = (n: number): Entry => {
  const [first, last] = [firsts[n % 10]!, lasts[(n * 3 + Math.floor(n / 10)) % 10]!]
  return {
    first,
    last,
    slug: `${first}-${last}-${n}`.toLowerCase().replaceAll(' ', '-'),
    ...(n % 3 === 0 ? { email: addressOf(n) } : {}),
    company: companies[n % 6]!,
    title: titles[n % 5]!,
  }
}

export const addressOf = (n: number): string => `person-${n}@known.example`

export const acquaintances = (from: number, to: number): Entry[] =>
  Array.from({ length: to - from + 1 }, (_, i) => acquaintance(from + i))

/** The file that LinkedIn would write. */
export const connectionsOf = (entries: readonly Entry[]): string =>
  connections(
    entries.map(({ first, last, slug, email, company, title }, i) =>
      [
        first,
        last,
        slug ? `https://www.linkedin.com/in/${slug}` : '',
        email ?? '',
        company,
        title,
        `0${(i % 9) + 1} Mar 2023`,
      ].join(','),
    ),
  )

interface Email {
  from: string
  to: string[]
  daysAgo: number
}

/** A mailbox of emails in both directions, more for those later in the list, and some that two of them received. */
export function mailboxOf(owner: string, others: readonly string[], today: Date): string {
  const emails = others.flatMap((other, i): Email[] => [
    ...Array.from({ length: (i + 2) * 2 }, (_, j) => {
      const [from, to] = j % 2 === 0 ? [owner, other] : [other, owner]
      return { from, to: [to], daysAgo: 3 + j * 6 + i }
    }),
    ...others.slice(i + 1, i + 2).map((next) => ({ from: other, to: [owner, next], daysAgo: 2 + i })),
  ])
  return emails
    .map(({ from, to, daysAgo }) => {
      const date = addDays(today, -daysAgo).toUTCString()
      return [
        `From - ${date.replace(/,/, '').replace(' GMT', '')}`,
        `From: ${from}`,
        `To: ${to.join(', ')}`,
        `Date: ${date.replace('GMT', '+0000')}`,
        `Message-ID: <${daysAgo}-${from}-${to.at(-1)}>`,
        'Subject: hello',
        '',
        'Hello.',
        '',
      ].join('\n')
    })
    .join('\n')
}
