import { expect, test } from 'vitest'
import { firstName, inReadingOrder, wordsOfName } from './first-name.rules.ts'

test.each([
  ['Abernathy, Grace', 'Grace Abernathy'],
  ['Grace Abernathy', 'Grace Abernathy'],
  ['Grace Abernathy, PhD', 'Grace Abernathy, PhD'],
  ['Abernathy, Grace, MBA', 'Abernathy, Grace, MBA'],
  ['Abernathy,', 'Abernathy,'],
  ['', ''],
])('"%s" is read as "%s"', (written, read) => {
  expect(inReadingOrder(written)).toBe(read)
})

test('people are addressed by their given name, also where the family name is written first', () => {
  expect([firstName('Ana Lima'), firstName('Abernathy, Grace'), firstName('Ana')]).toEqual(['Ana', 'Grace', 'Ana'])
})

test.each([
  ['Dr. Andreas Richter', 'Andreas'],
  ['Dr Andreas Richter', 'Andreas'],
  ['dr. Andreas Richter', 'Andreas'],
  ['Prof. Dr. Andreas Richter', 'Andreas'],
  ['Prof.Dr.Andreas Richter', 'Andreas'],
  ['Prof. Dr. med. Andreas Richter', 'Andreas'],
  ['Dr. rer. nat. Jana Voß', 'Jana'],
  ['Prof. Dr. h.c. mult. Jana Voß', 'Jana'],
  ['Univ.-Prof. Jana Voß', 'Jana'],
  ['PD Dr. Jana Voß', 'Jana'],
  ['Dr.-Ing. Jana Voß', 'Jana'],
  ['Dipl.-Ing. Uwe Kern', 'Uwe'],
  ['Dipl. Ing. Uwe Kern', 'Uwe'],
  ['Dipl.-Ing. (FH) Uwe Kern', 'Uwe'],
  ['Dipl.-Kfm. Uwe Kern', 'Uwe'],
  ['Ing. Uwe Kern', 'Uwe'],
  ['DI Uwe Kern', 'Uwe'],
  ['Mag. Uwe Kern', 'Uwe'],
  ['MMag. DDr. Uwe Kern', 'Uwe'],
  ['Mr. John Poe', 'John'],
  ['Mrs Jane Poe', 'Jane'],
  ['Herr Uwe Kern', 'Uwe'],
  ['Frau Dr. Jana Voß', 'Jana'],
  ['Richter, Dr. Andreas', 'Andreas'],
  ['Dr. Richter, Andreas', 'Andreas'],
  ['Dr. Andreas Richter, MBA', 'Andreas'],
  ['Abernathy, Grace, MBA', 'Grace'],
  // The first name cannot be known.
  ['Dr. Richter', 'Dr. Richter'],
  ['Frau Dr. Jahn', 'Frau Dr. Jahn'],
  ['Herr Kern', 'Herr Kern'],
  ['Dr.', 'Dr.'],
  ['J. Richter', 'J. Richter'],
  ['J.R. Richter', 'J.R. Richter'],
  // No titles.
  ['Phil Engel', 'Phil'],
  ['Mag Jones', 'Mag'],
  ['Ingo Kern', 'Ingo'],
  ['Di Lee', 'Di'],
  ['Drew Poe', 'Drew'],
  ['Frauke Voß', 'Frauke'],
  ['Hans-Peter Kern', 'Hans-Peter'],
  ['Ramona Hoffmann', 'Ramona'],
])('"%s" is greeted "%s"', (name, first) => {
  expect(firstName(name)).toBe(first)
})

test('titles are no words of a name', () => {
  expect(wordsOfName('Prof. Dr. med. Andreas Richter')).toEqual(['Andreas', 'Richter'])
})
