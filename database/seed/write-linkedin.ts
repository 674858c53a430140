import { monthName, type Moments } from './demo-moments.ts'
import { hasMail } from './demo-rhythms.ts'
import type { DemoTeammate } from './demo-team.ts'
import type { DemoRelationship } from './demo-relationships.ts'
import { writeCsv } from './write-csv.ts'
import { zipOf } from './write-zip.ts'

const profileUrl = (slug: string): string => `https://www.linkedin.com/in/${slug}`

/** What LinkedIn sends to a member who asks for their data. */
export const writeLinkedInExport = (
  teammate: DemoTeammate,
  relationships: readonly DemoRelationship[],
  moments: Moments,
  /** How many days ago the member asked for it. */
  askedDaysAgo = 0,
): Buffer =>
  zipOf([
    { name: 'Profile.csv', content: profile(teammate) },
    { name: 'Positions.csv', content: positions(teammate, moments) },
    { name: 'Connections.csv', content: connections(relationships, moments, askedDaysAgo) },
    { name: 'messages.csv', content: messages(teammate, relationships, moments, askedDaysAgo) },
  ])

const profile = ({ given, family, headline, city }: DemoTeammate): string =>
  writeCsv([
    ['First Name', 'Last Name', 'Headline', 'Geo Location'],
    [given, family, headline, city],
  ])

const positions = ({ positions }: DemoTeammate, { day }: Moments): string => {
  const month = (yearsAgo: number): string => {
    const date = day(yearsAgo * 365)
    return `${monthName(date)} ${date.getUTCFullYear()}`
  }
  return writeCsv([
    ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
    ...positions.map(({ company, title, city, startedYearsAgo, endedYearsAgo }) => [
      company,
      title,
      '',
      city,
      month(startedYearsAgo),
      endedYearsAgo === 0 ? '' : month(endedYearsAgo),
    ]),
  ])
}

/** Days ago on which somebody connected who has closed their account since. */
const closedAccounts = [212, 790]

/** Newest first, with the three lines above the header that LinkedIn writes. */
function connections(relationships: readonly DemoRelationship[], { day }: Moments, askedDaysAgo: number): string {
  const date = (daysAgo: number): string => {
    const on = day(daysAgo)
    return `${String(on.getUTCDate()).padStart(2, '0')} ${monthName(on)} ${on.getUTCFullYear()}`
  }
  const connected = relationships.flatMap(({ person, kind, connectedDaysAgo }) => {
    if (connectedDaysAgo === null || person.slug === null) return []
    const { given, family, slug, email, company, title } = person
    const cells = [
      given,
      family,
      profileUrl(slug),
      hasMail(kind) ? email : '',
      company.name,
      title,
      date(connectedDaysAgo),
    ]
    return [{ connectedDaysAgo, cells }]
  })
  const closed = closedAccounts.map((connectedDaysAgo) => ({
    connectedDaysAgo,
    cells: ['', '', '', '', '', '', date(connectedDaysAgo)],
  }))
  return writeCsv([
    ['Notes:'],
    ['When exporting your connection data, you may notice that some of the email addresses are missing.'],
    [''],
    ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
    ...[...connected, ...closed]
      .filter(({ connectedDaysAgo }) => connectedDaysAgo >= askedDaysAgo)
      .toSorted((a, b) => a.connectedDaysAgo - b.connectedDaysAgo)
      .map(({ cells }) => cells),
  ])
}

function messages(
  teammate: DemoTeammate,
  relationships: readonly DemoRelationship[],
  { at, day }: Moments,
  askedDaysAgo: number,
): string {
  const end = day(askedDaysAgo)
  const sent = relationships.flatMap(({ person, touches }) =>
    touches
      .filter(({ channel }) => channel === 'linkedin')
      .map(({ daysAgo, direction }, i) => {
        const conversation = `2-${teammate.slug}-${person.slug}`
        const time = at(daysAgo, `${conversation} ${i}`)
        const me = { name: teammate.name, url: profileUrl(teammate.slug) }
        const them = { name: person.name, url: profileUrl(person.slug ?? '') }
        const [from, to] = direction === 'out' ? [me, them] : [them, me]
        const date = `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`
        return { time, cells: [conversation, '', from.name, from.url, to.name, to.url, date, '', '', 'INBOX', 'No'] }
      }),
  )
  return writeCsv([
    [
      'CONVERSATION ID',
      'CONVERSATION TITLE',
      'FROM',
      'SENDER PROFILE URL',
      'TO',
      'RECIPIENT PROFILE URLS',
      'DATE',
      'SUBJECT',
      'CONTENT',
      'FOLDER',
      'IS MESSAGE DRAFT',
    ],
    ...sent
      .filter(({ time }) => time < end)
      .toSorted((a, b) => b.time.getTime() - a.time.getTime())
      .map(({ cells }) => cells),
  ])
}
