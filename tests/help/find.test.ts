import { expect, test } from 'vitest'
import { createIndex } from '../../apps/web/src/help/help-search.ts'
import { readPages } from '../../tools/help/build-help.ts'

const pages = await readPages()
const index = createIndex(
  pages.flatMap(({ name, title, sections }) =>
    sections.map(({ id, depth, heading, text }) => ({
      address: `${name}#${id}`,
      title,
      heading: depth === 1 ? '' : heading,
      text,
    })),
  ),
)

test.each([
  ['two-step', 'sign-in#two-step-sign-in'],
  ['2fa', 'sign-in#two-step-sign-in'],
  ['lost phone', 'sign-in#if-somebody-lost-their-passkey-or-phone'],
  ['recovery codes', 'sign-in#if-somebody-lost-their-passkey-or-phone'],
  ['sso', 'sign-in#single-sign-on-sso'],
  ['single sign-on', 'sign-in#single-sign-on-sso'],
  ['plans', 'billing#what-the-plans-contain'],
  ['delete account', 'privacy-members#when-your-account-is-deleted'],
  ['never email', 'privacy-others#stop-all-email'],
  ['who may sign up', 'install#the-first-account-and-who-may-sign-up'],
  ['restore', 'backup#restore'],
])('a search for “%s” finds %s first', (question, address) => {
  expect(index.search(question)[0]?.['id']).toBe(address)
})
