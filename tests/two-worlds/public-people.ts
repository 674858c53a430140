import { acquaintance } from './address-books.ts'

const told = { source: 'a register', asOf: '2026-01-01' }
const worked = (place: string, from: string, to?: string) => ({
  kind: 'worked',
  place,
  from,
  ...(to ? { to } : { current: true }),
})

/** Some whom everybody knows and some whom nobody does, at companies small enough for two of them to have met. */
export function publicLines(): string[] {
  const places = ['Northgate', 'Heliograph', 'Kade Systems', 'Fjordline'].map((name, i) => ({
    kind: 'place',
    placeKind: 'company',
    name,
    people: 20 + i * 15,
    ...told,
  }))
  const known = [0, 1, 2, 3, 6, 9, 12, 14].map((n) => {
    const { first, last, slug, company, title } = acquaintance(n)
    const positions = [worked(company, '2021-03'), worked(places[n % 4]!.name, '2015-01', '2021-02')]
    return { kind: 'person', linkedinSlug: slug, name: `${first} ${last}`, title, company, positions, ...told }
  })
  const unknown = Array.from({ length: 12 }, (_, n) => {
    const company = places[n % 4]!.name
    return {
      kind: 'person',
      linkedinSlug: `public-person-${n}`,
      name: `Publius${n} Commons`,
      title: 'Head of Nothing Secret',
      company,
      positions: [
        worked(company, '2016-05'),
        { kind: 'studied', place: 'Open University', from: '2009-09', to: '2012-06' },
      ],
      ...told,
    }
  })
  return [...places, ...known, ...unknown].map((record) => JSON.stringify(record))
}
