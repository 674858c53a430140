import { expect, test } from 'vitest'
import { capOfAccount, findReachedCap, isNewAccount } from './mail-caps.rules.ts'

const caps = {
  MAILS_PER_USER_ON_FIRST_DAY: 5,
  MAILS_PER_USER_A_DAY: 50,
  MAILS_PER_WORKSPACE_A_DAY: 500,
  MAILS_PER_SERVER_A_DAY: 1000,
  MAILS_PER_RECIPIENT_A_DAY: 10,
}
const none = { ofUser: 0, ofWorkspace: 0, ofServer: 0, ofNewAccounts: 0, toMailbox: 0 }

test.each([
  [0, 5],
  [0.9, 5],
  [1, 10],
  [2, 20],
  [3.5, 40],
  [4, 50],
  [4000, 50],
])('an account that is %d days old may cause %d mails a day', (age, cap) => {
  expect(capOfAccount(caps, age)).toBe(cap)
  expect(isNewAccount(caps, age)).toBe(cap < 50)
  expect(findReachedCap(caps, { ...none, ofUser: cap - 1 }, age)).toBe(null)
  expect(findReachedCap(caps, { ...none, ofUser: cap }, age)).not.toBe(null)
})

test('new accounts together may use a fifth of what the server may send, and leave the rest to the others', () => {
  const used = { ...none, ofServer: 200, ofNewAccounts: 200 }
  expect(findReachedCap(caps, used, 0)).toBe('MAILS_PER_SERVER_A_DAY')
  expect(findReachedCap(caps, used, 10)).toBe(null)
  expect(findReachedCap(caps, { ...used, ofServer: 1000 }, 10)).toBe('MAILS_PER_SERVER_A_DAY')
})
