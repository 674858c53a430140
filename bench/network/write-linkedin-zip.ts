import { secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import { writeCsv } from '../../database/seed/write-csv.ts'
import { zipOf } from '../../database/seed/write-zip.ts'
import { drawFor } from './draw.ts'
import { companyKinds, companyWords, firstNames, functions, lastNames, levels } from './made-up-words.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** What LinkedIn sends to somebody with so many connections and messages; always the same for the same name. */
export function writeLinkedInZip(name: string, connections: number, messages: number): Buffer {
  const draw = drawFor(`linkedin of ${name}`)
  const [given, family] = name.split(' ') as [string, string]
  const me = `https://www.linkedin.com/in/${given.toLowerCase()}-${family.toLowerCase()}`
  const people = Array.from({ length: connections }, (_, i) => ({
    given: firstNames[draw.zipf(firstNames.length, 1.8)]!,
    family: lastNames[draw.zipf(lastNames.length, 1.6)]!,
    url: `https://www.linkedin.com/in/${given.toLowerCase()}-knows-${i}`,
    email: draw.chance(0.1) ? `${given.toLowerCase()}-knows-${i}@example.net` : '',
    company: `${companyWords[draw.zipf(4_000, 2)]} ${draw.pick(companyKinds)}`,
    title: `${draw.pick(functions)} ${draw.pick(levels)}`,
    on: `${String(draw.int(1, 28)).padStart(2, '0')} ${draw.pick(months)} ${draw.int(2012, 2025)}`,
  }))
  const written = Array.from({ length: messages }, (_, i) => {
    const person = people[draw.zipf(people.length, 2.5)]!
    const them = [`${person.given} ${person.family}`, person.url]
    const [from, to] = draw.chance(0.5) ? [[name, me], them] : [them, [name, me]]
    const at = new Date(Date.UTC(2023, 0, 1) + i * 1000 * secondsPerHour).toISOString().slice(0, 19).replace('T', ' ')
    return [`2-${person.url.split('/').at(-1)}`, '', ...from, ...to, `${at} UTC`, '', '', 'INBOX', 'No']
  })
  return zipOf([
    {
      name: 'Profile.csv',
      content: writeCsv([
        ['First Name', 'Last Name', 'Headline'],
        [given, family, 'Somebody'],
      ]),
    },
    {
      name: 'Connections.csv',
      content: writeCsv([
        ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
        ...people.map(({ given, family, url, email, company, title, on }) => [
          given,
          family,
          url,
          email,
          company,
          title,
          on,
        ]),
      ]),
    },
    {
      name: 'messages.csv',
      content: writeCsv([
        'CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE,SUBJECT,CONTENT,FOLDER,IS MESSAGE DRAFT'.split(
          ',',
        ),
        ...written,
      ]),
    },
  ])
}
