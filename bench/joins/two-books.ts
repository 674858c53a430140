import { drawPeople, type MadeUpPerson } from './made-up-people.ts'

/** A LinkedIn export of 300 people and Google contacts of 70, of whom 43 stand in both with the same name and company. */
export function drawTwoBooks(seed: string): { linkedin: string[]; google: string; both: string[] } {
  const people = drawPeople(seed, 327)
  const [both, onlyGoogle] = [people.slice(0, 43), people.slice(300)]
  return {
    linkedin: people.slice(0, 300).map(linkedinRow),
    google: [googleHeader, ...[...both, ...onlyGoogle].map(googleRow)].join('\n'),
    both: both.map(nameOf),
  }
}

const surnameOf = ({ name }: MadeUpPerson): string => name.surnames.at(-1) ?? ''
const nameOf = (person: MadeUpPerson): string => `${person.name.given} ${surnameOf(person)}`
const quoted = (text: string): string => `"${text}"`

function linkedinRow(person: MadeUpPerson, number: number): string {
  const { company, title } = person.jobs[0]!
  const email = number % 12 === 0 ? person.privateAddresses[0]! : ''
  return [person.name.given, surnameOf(person), person.profile, email, company.name, title, '08 Feb 2022']
    .map(quoted)
    .join(',')
}

const googleHeader =
  'First Name,Middle Name,Last Name,Organization Name,Organization Title,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value'

function googleRow(person: MadeUpPerson): string {
  const { company, address } = person.jobs[0]!
  const labels = ['* myContacts', '* Work', address, 'Mobile', person.mobile]
  return [person.name.given, '', surnameOf(person), company.name, '', ...labels].map(quoted).join(',')
}
