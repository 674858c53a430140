import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crmNames } from '../crm/crm-names.contract.ts'
import { byConsent, isTyped } from '../engine/provider.ts'
import { enrichmentProviders } from './enrichment-providers.ts'
import { providers } from './providers.ts'

const all = [...providers, ...enrichmentProviders]
const named = <P extends { name: string }>(list: readonly P[]) =>
  list.map((provider) => [provider.name, provider] as const)

test('each provider has a name of its own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test('the CRMs of the interface are those that are declared', () => {
  expect(providers.filter(({ category }) => category === 'crm').map(({ name }) => name)).toEqual([...crmNames])
})

test.each(named(byConsent(providers)))(
  '%s declares the settings by which an operator sets it up',
  (_name, provider) => {
    const shape = provider.settings?.shape ?? {}
    const client = Object.keys(shape).filter((name) => /_CLIENT_(?:ID|SECRET)$/.test(name))
    expect(client).toHaveLength(2)
  },
)

test.each(crmNames)('%s has the settings that the web app names', (name) => {
  const shape = providers.find((provider) => provider.name === name)?.settings?.shape ?? {}
  const prefix = name.toUpperCase()
  expect(Object.keys(shape)).toEqual(expect.arrayContaining([`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]))
})

test.each(crmNames)('%s says in the help how it is connected', (name) => {
  const file = new URL(`${name}/${name}.help.md`, import.meta.url)
  const label = providers.find((provider) => provider.name === name)?.label
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^## ${label}\\n`))
})

test.each(named(byConsent(providers)))('%s reads each source once, and each by a scope', (_name, { sources }) => {
  expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length)
  for (const { scope } of sources) expect(scope).not.toBe('')
})

test.each(named(providers.filter(isTyped)))(
  '%s takes what is typed in as its fields describe it',
  (_name, { fields }) => {
    expect(fields.safeParse({}).success).toBe(false)
  },
)
