import { hasMail } from './demo-rhythms.ts'
import type { DemoRelationship } from './demo-relationships.ts'

/** An address book: those one writes with, and some one only wrote down once. It alone says where people live. */
export const writeVCards = (relationships: readonly DemoRelationship[]): string =>
  relationships
    .filter(({ kind }) => hasMail(kind) || kind === 'listed')
    .toSorted((a, b) => (a.person.email < b.person.email ? -1 : 1))
    .map(card)
    .join('')

const card = ({
  person: { given, family, name, email, slug, company, title, city, country },
}: DemoRelationship): string =>
  [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(name)}`,
    `N:${escaped(family)};${escaped(given)};;;`,
    `EMAIL;TYPE=work:${email}`,
    `ORG:${escaped(company.name)}`,
    `TITLE:${escaped(title)}`,
    `ADR;TYPE=work:;;;${escaped(city)};;;${escaped(country)}`,
    ...(slug === null ? [] : [`URL:https://www.linkedin.com/in/${slug}`]),
    'END:VCARD',
  ]
    .map((line) => `${line}\r\n`)
    .join('')

const escaped = (text: string): string => text.replaceAll(/[\\,;]/g, (token) => `\\${token}`)
