import { expect, test } from 'vitest'
import { sampleNetwork } from '../../../showcase/sample-network.ts'
import { indexNetwork } from '../../../contacts/network-people/network-lookup.ts'
import { everybody, shownMarks } from '../../../contacts/network-people/shown-people.ts'
import { placePeople } from '../layout/place-people.ts'
import { readPalette } from '../stage/colours.ts'
import { sharedImage } from './shared-image.ts'

const data = sampleNetwork(60, 200, 92)
const network = indexNetwork(data)
const layout = placePeople(network)
const palette = readPalette(() => '#123456')
const draw = ({ filter = everybody, isPart = false, of = network } = {}) =>
  sharedImage({ network: of, layout, filter, shown: shownMarks(of.people, filter) }, isPart, palette)
const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
const count = (svg: string, tag: string) => svg.split(`<${tag} `).length - 1

test('the picture has everybody and no name, company or id', () => {
  const svg = draw()
  expect(count(svg, 'circle')).toBe(data.people.length + 1)
  const secrets = [data.you, ...data.people].flatMap(({ id, ...person }) =>
    [id, person.name, ...person.name.split(' '), 'company' in person ? person.company : undefined].filter(Boolean),
  )
  expect(secrets.length).toBeGreaterThan(200)
  expect(secrets.filter((secret) => svg.includes(String(secret)))).toEqual([])
  expect(textsIn(svg)).toEqual([`My network: 60 people, ${network.relationships.length} relationships`, 'Wellmet'])
})

test('the caption counts only what is there in full', () => {
  expect(textsIn(draw({ isPart: true }))[0]).toBe('Part of my network')
  const filtered = draw({ filter: { hidden: new Set(['fresh']), company: null } })
  expect(textsIn(filtered)[0]).toBe('Part of my network')
  expect(count(filtered, 'circle')).toBeLessThan(data.people.length + 1)
  const relationships = Array.from({ length: 40 }, () => data.relationships).flat()
  expect(textsIn(draw({ of: indexNetwork({ ...data, relationships }) }))[0]).toBe('My network: 60 people')
})
