import { expect, test } from 'vitest'
import { consentMail, introductionMail } from './guest-pages.mails.ts'
import { textOf } from '../../tests/world/mail-text.ts'

const people = {
  requestId: 'r',
  sender: { userId: 'u', workspaceId: 'w' },
  asker: { name: 'Mara Lind', workspace: 'Halyard', address: 'mara@halyard.example' },
  connector: { name: 'Ana Ribeiro', address: 'ana@northgate.example' },
  target: { name: 'Joost de Wit', title: null, company: null },
}
const link = 'https://wellmet.test/guest/consents/x'
const consent = { ...people, to: 'joost@kade.example', link, text: 'One', isBlind: false, isEdited: false } as const

test('a target is asked in the connector’s name, with what Wellmet is, where their address comes from and what a yes does', () => {
  const mail = consentMail({ ...consent, addressFrom: 'connector' })
  const body = textOf(mail)
  expect(mail.inNameOf).toBe('Ana Ribeiro')
  expect(body).toContain('Mara Lind (Halyard) writes:\n---')
  expect(body).toContain(
    `Yes, introduce us: ${link}?answer=yes\nNot now: ${link}?answer=not_now\nNever ask me again: ${link}?answer=never`,
  )
  expect(body).toContain('If you say yes, Mara Lind gets your email address, and you get theirs. If you say no, nobody')
  expect(body).toContain('The links are only for you and work for 21 days.')
  expect(body).toContain(
    'Wellmet is a service for asking for introductions. We have your address from Ana Ribeiro and use it only for this request.',
  )
  expect(textOf(consentMail({ ...consent, addressFrom: 'asker' }))).toContain('We have your address from Mara Lind')
})

test('a message that the connector edited is theirs too', () => {
  const body = textOf(consentMail({ ...consent, isEdited: true, addressFrom: 'connector' }))
  expect(body).toContain('Mara Lind (Halyard) writes, edited by Ana Ribeiro:')
})

test('both emails of an introduction say who writes first', () => {
  const introduced = { ...people, targetAddress: 'joost@kade.example', text: 'One', isEdited: false }
  expect(textOf(introductionMail({ ...introduced, to: 'asker' }))).toContain(
    'Please write first: reply to this email to write to Joost de Wit.',
  )
  expect(textOf(introductionMail({ ...introduced, to: 'target' }))).toContain('Mara Lind will write to you first.')
})
