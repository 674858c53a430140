import { expect, test } from 'vitest'
import { namesAgree } from './names.rules.ts'

test.each([
  ['Cara Connector', 'cara connector', true],
  ['Dr. Cara Connector', 'Connector, Cara', true],
  ['Cara', 'Cara Connector', true],
  ['Cara Connector', 'Mal Ory', false],
  ['Cara Connector', 'Cara Fonseca', false],
  ['', 'Cara Connector', false],
  ['Dr.', 'Dr. Cara Connector', false],
])('%j and %j may be one person: %s', (a, b, agree) => {
  expect([namesAgree(a, b), namesAgree(b, a)]).toEqual([agree, agree])
})
