import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import type { DemoFile } from '../../../database/seed/demo-network.ts'
import { writeCsv } from '../../../database/seed/write-csv.ts'
import { zipOf } from '../../../database/seed/write-zip.ts'
import { cities } from './facts.ts'
import { owners, type Owner, type Person, type Relationship } from './people.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const urlOf = (slug: string): string => `https://www.linkedin.com/in/${slug}`

/** A LinkedIn export with titles and dates, and an address book with cities. */
export function harborFiles(people: readonly Person[], today: Date): Record<Owner, DemoFile[]> {
  const filesOf = (owner: Owner): DemoFile[] => {
    const known = people.flatMap((person) => {
      const relationship = person.relationships[owner]
      return relationship ? [{ person, relationship }] : []
    })
    return [
      { fileName: `linkedin-${owner}.zip`, content: linkedInOf(owner, known, today) },
      { fileName: `contacts-${owner}.csv`, content: Buffer.from(bookOf(known)) },
    ]
  }
  return { tomke: filesOf('tomke'), kofi: filesOf('kofi'), gesa: filesOf('gesa') }
}

interface Known {
  readonly person: Person
  readonly relationship: Relationship
}

const before = (today: Date, days: number): Date => new Date(today.getTime() - days * secondsPerDay * 1000)

function linkedInOf(owner: Owner, known: readonly Known[], today: Date): Buffer {
  const [given = '', family = ''] = owners[owner].name.split(' ')
  const me = [owners[owner].name, urlOf(`${given}-${family}`.toLowerCase())]
  const date = (at: Date): string =>
    `${String(at.getUTCDate()).padStart(2, '0')} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`
  const messages = known.flatMap(({ person, relationship }) =>
    relationship.messages.map(({ way, daysAgo }) => {
      const them = [`${person.given} ${person.family}`, urlOf(person.slug)]
      const [from, to] = way === 'out' ? [me, them] : [them, me]
      const at = `${before(today, daysAgo).toISOString().slice(0, 10)} 09:30:00 UTC`
      return [`2-${person.id}`, '', ...from, ...to, at, '', '', 'INBOX', 'No']
    }),
  )
  return zipOf([
    {
      name: 'Profile.csv',
      content: writeCsv([
        ['First Name', 'Last Name', 'Headline'],
        [given, family, 'Foundation for the port'],
      ]),
    },
    {
      name: 'Connections.csv',
      content: writeCsv([
        ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
        ...known.map(({ person, relationship }) => [
          person.given,
          person.family,
          urlOf(person.slug),
          relationship.hasEmail ? person.email : '',
          person.employer.names[0]!,
          person.title,
          date(before(today, relationship.connectedDaysAgo)),
        ]),
      ]),
    },
    {
      name: 'messages.csv',
      content: writeCsv([
        'CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE,SUBJECT,CONTENT,FOLDER,IS MESSAGE DRAFT'.split(
          ',',
        ),
        ...messages,
      ]),
    },
  ])
}

const bookOf = (known: readonly Known[]): string =>
  writeCsv([
    [
      'First Name',
      'Middle Name',
      'Last Name',
      'Organization Name',
      'Organization Title',
      'Labels',
      'E-mail 1 - Label',
      'E-mail 1 - Value',
      'Address 1 - City',
      'Address 1 - Region',
      'Address 1 - Country',
    ],
    ...known.flatMap(({ person, relationship: { book } }) => {
      if (!book) return []
      const { region, country } = cities[person.city]!
      return [
        [
          person.given,
          '',
          person.family,
          book.company ? person.employer.names.at(-1)! : '',
          '',
          '* myContacts',
          '* Work',
          person.email,
          ...(book.city ? [person.city, region, country] : ['', '', '']),
        ],
      ]
    }),
  ])
