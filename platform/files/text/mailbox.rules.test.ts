import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.rules.ts'

test.each([
  ['Cara@Northgate.example', 'cara@northgate.example'],
  ['cara+wellmet@northgate.example', 'cara@northgate.example'],
  ['c.ara@northgate.example', 'c.ara@northgate.example'],
  ['C.a.r.a+1+2@gmail.com', 'cara@gmail.com'],
  ['+cara@northgate.example', '+cara@northgate.example'],
  ['no address', 'no address'],
])('mail to %s is read at %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
