import { expect, test } from 'vitest'
import { textsFor } from './explanation.rules.ts'
import { Audience } from './paths.contract.ts'

test('the viewer reads everything, anybody else only what is meant for them', () => {
  const explanations = Audience.options.map((audience) => ({
    code: 'paths.unknown',
    params: {},
    text: `For the ${audience}.`,
    audience,
  }))
  expect(textsFor('viewer', explanations)).toHaveLength(explanations.length)
  expect(textsFor('workspace', explanations)).toEqual(['For the workspace.'])
  expect(textsFor('connector', explanations)).toEqual(['For the connector.', 'For the target.'])
  expect(textsFor('target', explanations)).toEqual(['For the target.'])
})
