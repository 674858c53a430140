import { expect, test } from 'vitest'
import { readings } from './known-titles-for-tests.ts'
import { readRoleQuery, readTitle, type TitleReading } from './read-title.rules.ts'
import { functionFit, neighbours } from './title-functions.rules.ts'

const marksOf = (reading: TitleReading): string[] =>
  [
    reading.isFounder && 'founder',
    reading.isInvestor && 'investor',
    reading.isAngel && 'angel',
    reading.isBoard && 'board',
    reading.isAssistant && 'assistant',
  ].filter((mark) => mark !== false)

const asRow = (reading: TitleReading): string[] => [
  reading.functions.join('+') || '-',
  reading.level ?? '-',
  ...marksOf(reading),
]

test.each(readings)('%s is %s, %s', (title, ...row) => {
  expect(asRow(readTitle(title))).toEqual(row)
})

test.each([
  'Something strange',
  'Chef',
  'Freelancer',
  'Retired',
  'Mom of two',
  'Building something new',
  'ex-CTO',
  'constructor',
  'marketingconstructor',
  '',
  ' | , & ',
])('%s stays unknown', (title) => {
  expect(asRow(readTitle(title))).toEqual(['-', '-'])
})

const formerEmployers: [title: string, employers: string[], functions: string[]][] = [
  ['Co-Founder & CEO @ Foo | ex-Stripe', ['Stripe'], ['general-management']],
  ['Founder, ex-Google, ex-Meta', ['Google', 'Meta'], []],
  ['Founder (ex Uber, Airbnb)', ['Uber', 'Airbnb'], []],
  ['Former VP Sales at Oracle', ['Oracle'], []],
  ['Product at Foo, formerly at Deutsche Bank', ['Deutsche Bank'], ['product']],
  ['CFO, ex-Deutsche Bank', ['Deutsche Bank'], ['finance']],
  ['Stripe Alum', ['Stripe'], []],
  ['CTO | ex-Google, ex-Meta | Angel Investor', ['Google', 'Meta'], ['engineering', 'investment']],
  ['ex-Stripe, Product at Foo', ['Stripe'], ['product']],
  ['Alumni Relations Manager', [], []],
  ['Export Manager', [], ['sales']],
]

test.each(formerEmployers)('%s says where they worked before', (title, employers, functions) => {
  const reading = readTitle(title)
  expect(reading.formerEmployers).toEqual(employers)
  expect(reading.functions).toEqual(functions)
})

const questions: [question: string, used: string, ...row: string[]][] = [
  ['CTOs', 'ctos', 'engineering', 'cxo'],
  ['head of sales', 'head of sales', 'sales', 'director'],
  ['engineers', 'engineers', 'engineering', '-'],
  ['someone in marketing', 'marketing', 'marketing', '-'],
  ['vertriebsleiter', 'vertriebsleiter', 'sales', 'director'],
  ['founders', 'founders', '-', 'owner', 'founder'],
  ['VCs', 'vcs', 'investment', '-', 'investor'],
  ['angel investors', 'angel investors', 'investment', '-', 'investor', 'angel'],
  ['people in marketing at data systems', 'marketing', 'marketing', '-'],
  ['people who know it', '', '-', '-'],
  ['head of people', 'head of people', 'people', 'director'],
  ['IT managers', 'it managers', 'it', 'manager'],
  ['product managers in Berlin', 'product managers', 'product', 'manager'],
  ['VPs of engineering', 'vps engineering', 'engineering', 'vp'],
  ['heads of finance', 'heads of finance', 'finance', 'director'],
  ['sales engineers', 'sales engineers', 'pre-sales', '-'],
  ['board members', 'board members', '-', '-', 'board'],
]

test.each(questions)('the question "%s" needs the words "%s"', (question, words, ...row) => {
  const { reading, used } = readRoleQuery(question)
  expect(used.join(' ')).toBe(words)
  expect(asRow(reading)).toEqual(row)
})

test('a page pasted into a title is read by its beginning', () => {
  expect(readTitle(`CTO ${'a'.repeat(100_000)}`).functions).toEqual(['engineering'])
  expect(readRoleQuery('x'.repeat(100_000)).used).toEqual([])
})

test('the company of a partner says whether they invest', () => {
  expect(readTitle('Partner', 'Seed Ventures').isInvestor).toBe(true)
  expect(readTitle('Partner', 'Ernst & Young').isInvestor).toBe(false)
  expect(readTitle('Principal Engineer', 'Capital One').isInvestor).toBe(false)
})

test('a narrower function fits a wider one, and a neighbour nearly fits', () => {
  expect(functionFit(['growth'], ['marketing'])).toBe('same')
  expect(functionFit(['marketing'], ['growth'])).toBe('near')
  expect(functionFit(['machine-learning'], ['data-science'])).toBe('near')
  expect(functionFit(['legal'], ['data-science'])).toBe('none')
  expect(neighbours('data-science')).toEqual(expect.arrayContaining(['machine-learning', 'analytics', 'data']))
})
