import { expect, test } from 'vitest'
import { readTarget, textOf } from './read-target.rules.ts'
import { mayBeProfileOf } from './target-names.rules.ts'

const read = (text: string) => {
  const found = readTarget(text)
  return found && Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null))
}

test('a name, with or without a company and a title', () => {
  const patrick = { name: 'Patrick Collison', company: 'Stripe' }
  expect(read('Patrick Collison')).toEqual({ name: 'Patrick Collison' })
  expect(read(' patrick collison ')).toEqual({ name: 'Patrick Collison' })
  for (const text of [
    'Patrick Collison, Stripe',
    'patrick collison at stripe',
    'Patrick Collison - Stripe',
    'Patrick Collison @ Stripe',
    'Patrick Collison bei Stripe',
  ])
    expect(read(text)).toEqual(patrick)
  expect(read('Patrick Collison, CEO, Stripe')).toEqual({ ...patrick, title: 'CEO' })
  expect(read('Anne-Marie O’Neil, Acme Health')).toEqual({ name: 'Anne-Marie O’Neil', company: 'Acme Health' })
})

test('a profile in any form is read with the name that it spells', () => {
  const linkedinUrl = 'https://www.linkedin.com/in/patrick-collison'
  for (const text of [
    'https://www.linkedin.com/in/patrick-collison/',
    'de.linkedin.com/in/patrick-collison?trk=x',
    'linkedin.com/pub/patrick-collison',
    'LinkedIn.com/in/patrick-collison/en',
  ])
    expect(read(text)).toEqual({ name: 'Patrick Collison', linkedinUrl })
  expect(read(`Pat Collison, Stripe ${linkedinUrl}`)).toEqual({ name: 'Pat Collison', company: 'Stripe', linkedinUrl })
  expect(read('https://www.linkedin.com/in/jane-doe-46abb122a')).toMatchObject({ name: 'Jane Doe' })
  expect(read('linkedin.com/in/patrickcollison')).toEqual({
    linkedinUrl: 'https://www.linkedin.com/in/patrickcollison',
  })
  expect(read('https://www.linkedin.com/company/acme-health/')).toEqual({ company: 'Acme Health' })
})

test('a profile without separators is that of whoever has the same letters', () => {
  expect(mayBeProfileOf('linkedin.com/in/patrickcollison', 'Patrick Collison')).toBe(true)
  expect(mayBeProfileOf('linkedin.com/in/patrick-collison-b34', 'Patrick Collison')).toBe(true)
  expect(mayBeProfileOf('linkedin.com/in/patrickcollins', 'Patrick Collison')).toBe(false)
  expect(mayBeProfileOf('patrickcollison', 'Patrick Collison')).toBe(false)
  expect(mayBeProfileOf('', '…')).toBe(false)
})

test('an address has the company of its domain, and a domain names a company', () => {
  expect(read('patrick.collison@stripe.com')).toEqual({
    name: 'Patrick Collison',
    company: 'Stripe',
    email: 'patrick.collison@stripe.com',
  })
  expect(read('pat@gmail.com')).toEqual({ name: 'Pat', email: 'pat@gmail.com' })
  for (const text of ['stripe.com', 'https://www.stripe.com/jobs', 'www.stripe.com'])
    expect(read(text)).toEqual({ company: 'Stripe' })
  expect(read('Airbus')).toEqual({ company: 'Airbus' })
})

test('a question about a kind of people names nobody', () => {
  for (const text of [
    'warm intro to Sentrywell',
    'head of security',
    'CFO at Airbus',
    'wer kann mich bei Greywatch vorstellen',
    'people I met this month',
    'founders in Berlin',
    'VP Sales, Acme',
    '',
    '12',
    'cto',
  ])
    expect(readTarget(text)).toBeNull()
})

test('what was read is written so that it is read the same again', () => {
  for (const text of ['Patrick Collison, CEO, Stripe', 'pat.c@stripe.com', 'linkedin.com/in/pat-c', 'Airbus']) {
    const found = readTarget(text)!
    expect(readTarget(textOf(found))).toEqual(found)
  }
})

test('a company behind a name needs no comma, and what is a company is nobody', () => {
  const martina = { name: 'Martina Hölzl', company: 'Stadtwerke Görlitz' }
  expect(read('Martina Hölzl Stadtwerke Görlitz')).toEqual(martina)
  expect(read('Martina Hölzl Stadtwerke Görlitz AG')).toEqual({ ...martina, company: 'Stadtwerke Görlitz AG' })
  expect(read('Martina Hölzl, Stadtwerke Görlitz')).toEqual(martina)
  expect(read('Jörg Petzold Klinikum Chemnitz')).toEqual({ name: 'Jörg Petzold', company: 'Klinikum Chemnitz' })
  expect(read('Jörg Petzold Enso GmbH')).toEqual({ name: 'Jörg Petzold', company: 'Enso GmbH' })
  expect(read('linkedin.com/in/joerg-petzold-energie')).toMatchObject({ name: 'Joerg Petzold' })
  expect(read('Heike Schwarz Stadt Görlitz')).toEqual({ name: 'Heike Schwarz', company: 'Stadt Görlitz' })
  for (const name of ['Anna Land', 'Anna Maria Land', 'Tom Stadt']) expect(read(name)).toEqual({ name })
  for (const text of ['Einkäufer Klinikum', 'Municipal Utilities', 'Stadtwerke Leipzig', 'Enso GmbH'])
    expect(read(text)?.['name'] ?? null).toBeNull()
})
