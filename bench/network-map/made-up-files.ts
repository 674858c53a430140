import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { companyNames, firstNames, lastNames, roles } from '../../apps/web/src/showcase/sample-names.ts'

export interface MadeUpPerson {
  name: string
  email: string
  /** From 0 to 1, and always the same for the same person: decides company, title and how much mail there is. */
  luck: number
}

const luckOf = (number: number): number => {
  const mixed = Math.imul(number ^ 0x9e3779b9, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296
}
const pick = (list: readonly string[], luck: number): string => list[Math.floor(luck * list.length)]!

export const madeUpPeople = (from: number, count: number): MadeUpPerson[] =>
  Array.from({ length: count }, (_, at) => {
    const number = from + at
    const name = `${firstNames[number % firstNames.length]} ${lastNames[Math.floor(number / firstNames.length) % lastNames.length]}`
    return { name, email: `person${number}@example.net`, luck: luckOf(number) }
  })

/** A Connections.csv as LinkedIn writes it. Few companies have many people and many have few. */
export const connectionsOf = (people: readonly MadeUpPerson[]): string =>
  [
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
    ...people.map(({ name, email, luck }) => {
      const [first, ...last] = name.split(' ')
      const company = pick(companyNames, luck ** 1.9)
      const slug = email.split('@')[0]
      return `${first},${last.join(' ')},https://www.linkedin.com/in/${slug},${email},"${company}","${pick(roles, luckOf(luck * 1e6))}",01 Jan 2022`
    }),
  ].join('\n')

const mail = (from: string, to: readonly string[], at: Date, id: string): string =>
  [
    `From x ${at.toUTCString()}`,
    `Message-ID: <${id}@example.net>`,
    `Date: ${at.toUTCString()}`,
    `From: ${from}`,
    `To: ${to.join(', ')}`,
    '',
    'text',
    '',
  ].join('\n')

/** Letters to and fro with two of three, more with the lucky ones; some of them to three at once. */
export function mailboxOf(owner: { name: string; email: string }, people: readonly MadeUpPerson[], now: Date): string {
  const me = `${owner.name} <${owner.email}>`
  const address = ({ name, email }: MadeUpPerson) => `${name} <${email}>`
  return people
    .flatMap((person, at) => {
      const exchanges = Math.max(0, Math.floor((person.luck - 0.33) * 18))
      const gap = 4 + Math.floor(luckOf(at) * 40)
      const silence = luckOf(at + 7) ** 2 * 200
      const beside = people.slice(at + 1, at + 3)
      return Array.from({ length: exchanges }, (_, turn) => {
        const sent = new Date(now.getTime() - (silence + turn * gap) * millisecondsPerDay - millisecondsPerDay / 4)
        const to = turn % 3 === 0 ? [person, ...beside] : [person]
        const id = `${person.email.split('@')[0]}-${turn}`
        return [
          mail(me, to.map(address), sent, `${id}-out`),
          mail(address(person), [me], new Date(sent.getTime() + millisecondsPerDay / 8), `${id}-in`),
        ].join('\n')
      })
    })
    .join('\n')
}
