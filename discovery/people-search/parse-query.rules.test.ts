import { expect, test } from 'vitest'
import { parseQuery, textOf } from './parse-query.rules.ts'

type Row = [query: string, name: string, role: string, company: string, location: string, level: string]

/** Empty is nothing. */
const table: Row[] = [
  ['vp sales at Acme in Berlin', '', 'sales', 'Acme', 'Berlin', 'vp'],
  ['VP of Sales at Acme', '', 'Sales', 'Acme', '', 'vp'],
  ['jane doe acme', 'jane doe', '', 'acme', '', ''],
  ['Jane Doe', 'Jane Doe', '', '', '', ''],
  ['jane', 'jane', '', '', '', ''],
  ['Jane Doe at Acme', 'Jane Doe', '', 'Acme', '', ''],
  ['Jane Doe, Acme', 'Jane Doe', '', 'Acme', '', ''],
  ['Jane Doe, CTO, Acme', 'Jane Doe', 'CTO', 'Acme', '', 'cxo'],
  ['Jane Doe CTO Acme', 'Jane Doe', 'CTO', 'Acme', '', 'cxo'],
  ['jane doe @acme', 'jane doe', '', 'acme', '', ''],
  ['cto @ Kade Systems', '', 'cto', 'Kade Systems', '', 'cxo'],
  ['head of platform', '', 'platform', '', '', 'director'],
  ['head of belonging at Fjordline', '', 'belonging', 'Fjordline', '', 'director'],
  ['vice president engineering', '', 'engineering', '', '', 'vp'],
  ['chief technology officer', '', 'chief technology officer', '', '', 'cxo'],
  ['Chief Happiness Officer at Acme', '', 'Chief Happiness Officer', 'Acme', '', 'cxo'],
  ['chief of staff', '', 'chief of staff', '', '', ''],
  ['senior software engineer in munich', '', 'software engineer', '', 'munich', 'senior'],
  ['junior data analyst', '', 'data analyst', '', '', 'entry'],
  ['product manager', '', 'product manager', '', '', 'manager'],
  ['sales and marketing director', '', 'sales and marketing', '', '', 'director'],
  ['sales & marketing manager', '', 'sales marketing manager', '', '', 'manager'],
  ['founder Acme', '', 'founder', 'Acme', '', 'owner'],
  ['co-founder at Acme', '', 'co-founder', 'Acme', '', 'owner'],
  ['founders in Paris', '', 'founder', '', 'Paris', 'owner'],
  ['new york', '', '', '', 'new york', ''],
  ['people at Acme', '', '', 'Acme', '', ''],
  ['head of people at Acme', '', 'people', 'Acme', '', 'director'],
  ['sales people at Acme', '', 'sales people', 'Acme', '', ''],
  ['partner Northgate Ventures', '', 'partner', 'Northgate Ventures', '', 'partner'],
  ['Kade Systems', '', '', 'Kade Systems', '', ''],
  ['jane doe kade systems', 'jane doe', '', 'kade systems', '', ''],
  ['cto berlin', '', 'cto', '', 'berlin', 'cxo'],
  ['cto new york', '', 'cto', '', 'new york', 'cxo'],
  ['Berlin', '', '', '', 'Berlin', ''],
  ['Jack London', 'Jack London', '', '', '', ''],
  ['jane doe london', 'jane doe', '', '', 'london', ''],
  ['Jane Doe, London', 'Jane Doe', '', '', 'London', ''],
  ['jane doe at acme berlin', 'jane doe', '', 'acme', 'berlin', ''],
  ['cfo at Bank of America', '', 'cfo', 'Bank of America', '', 'cxo'],
  ['engineer at Berlin', '', 'engineer', 'Berlin', '', ''],
  ['manager in marketing at Acme', '', 'manager marketing', 'Acme', '', 'manager'],
  ['engineer in Tübingen', '', 'engineer', '', 'Tübingen', ''],
  ['jane from acme', 'jane', '', 'acme', '', ''],
  ['jane from berlin', 'jane', '', '', 'berlin', ''],
  ['who works at Acme', '', '', 'Acme', '', ''],
  ['find me someone who works at Acme in São Paulo', '', '', 'Acme', 'São Paulo', ''],
  ['people based in Zürich', '', '', '', 'Zürich', ''],
  ['Maria de la Cruz Acme', 'Maria de la Cruz', '', 'Acme', '', ''],
  ['Joost van der Berg', 'Joost van der Berg', '', '', '', ''],
  ['John F Kennedy', 'John F Kennedy', '', '', '', ''],
  ['"jane doe" acme', '"jane doe"', '', 'acme', '', ''],
  ['"head of platform" Acme', '', '"head of platform"', 'Acme', '', 'director'],
  ['"head of platform"', '', '"head of platform"', '', '', 'director'],
  ['engineer at "Acme in Berlin"', '', 'engineer', '"Acme in Berlin"', '', ''],
  ['cto in "New York"', '', 'cto', '', '"New York"', 'cxo'],
  ['In', 'In', '', '', '', ''],
  ['at in', 'at in', '', '', '', ''],
  ['who', 'who', '', '', '', ''],
  ['at Acme', '', '', 'Acme', '', ''],
  ['in Berlin', '', '', '', 'Berlin', ''],
  ['!!!', '', '', '', '', ''],
  ['', '', '', '', '', ''],
  ['""', '', '', '', '', ''],
  ['VP SALES AT ACME', '', 'SALES', 'ACME', '', 'vp'],
  ['vp   sales,, at   Acme', '', 'sales', 'Acme', '', 'vp'],
  ['constructor __proto__ toString', 'constructor __proto__', '', 'toString', '', ''],
]

test.each(table)('%s', (query, name, role, company, location, level) => {
  const { seniority: _, ...read } = parseQuery(query)
  expect(read).toEqual({
    name: name || null,
    role: role || null,
    company: company || null,
    location: location || null,
    level: level || null,
  })
})

test('the words of a level are kept, so that it can be asked for again', () => {
  expect(parseQuery('vp sales').seniority).toBe('vp')
  expect(parseQuery('vice president of sales').seniority).toBe('vice president')
  expect(parseQuery('cto').seniority).toBeNull()
})

test('what was read can be written again, and parts of it left out', () => {
  const parsed = parseQuery('find a vp of sales at "Acme Group" in Berlin')
  expect(textOf(parsed)).toBe('vp sales "Acme Group" Berlin')
  expect(textOf(parsed, ['location', 'seniority'])).toBe('sales "Acme Group"')
})
