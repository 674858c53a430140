import { expect, test } from 'vitest'
import { consentMail, introductionMail } from './guest-pages.mails.ts'

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
  const { inNameOf, body } = consentMail({ ...consent, addressFrom: 'connector' })
  expect(inNameOf).toBe('Ana Ribeiro')
  expect(body).toContain('Mara Lind (Halyard) writes:\n---')
  expect(body).toContain('Choose “Yes, introduce us”, “Not now” or “Never ask me again” here:')
  expect(body).toContain('If you say yes, Mara Lind gets your email address, and you get theirs. If you say no, nobody')
  expect(body).toContain('The link works for 21 days.')
  expect(body).toContain(
    'Wellmet is a service for asking for introductions. We have your address from Ana Ribeiro and use it only for this request.',
  )
  expect(consentMail({ ...consent, addressFrom: 'asker' }).body).toContain('We have your address from Mara Lind')
})

test('a message that the connector edited is theirs too', () => {
  const { body } = consentMail({ ...consent, isEdited: true, addressFrom: 'connector' })
  expect(body).toContain('Mara Lind (Halyard) writes, edited by Ana Ribeiro:')
})

test('both emails of an introduction say who writes first', () => {
  const introduced = { ...people, targetAddress: 'joost@kade.example', text: 'One', isEdited: false }
  expect(introductionMail({ ...introduced, to: 'asker' }).body).toContain(
    'Please write first: reply to this email to write to Joost de Wit.',
  )
  expect(introductionMail({ ...introduced, to: 'target' }).body).toContain('Mara Lind will write to you first.')
})
