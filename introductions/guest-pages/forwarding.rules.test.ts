import { expect, test } from 'vitest'
import { findAskerIn } from '../drafts/blind.rules.ts'
import { forwardMail, consentMail } from './guest-pages.mails.ts'
import { forwardedText, mailtoOf } from './forwarding.rules.ts'
import { textOf } from '../../tests/world/mail-text.ts'

const asker = { name: 'Mara Lind', workspace: 'Halyard', address: 'mara@halyard.example' }
const people = {
  requestId: 'r',
  sender: { userId: 'u', workspaceId: 'w' },
  asker,
  connector: { name: 'Ana Ribeiro', address: 'ana@northgate.example' },
  target: { name: 'Joost de Wit', title: null, company: null },
}
const written = { subject: 'Harbours & ships?', text: 'One\nTwo' }
const passedOn = { ...written, asker, connector: 'Ana Ribeiro', target: 'Joost de Wit' }
const read = (mailto: string) => new URLSearchParams(mailto.slice('mailto:?'.length))

test('the mail program opens with a line in the connector’s own name above the text, and the asker in copy', () => {
  expect(mailtoOf({ ...passedOn, isBlind: false, to: 'meera@greywatch.example' })).toMatch(
    /^mailto:meera%40greywatch\.example\?/,
  )
  const mail = read(mailtoOf({ ...passedOn, isBlind: false }))
  expect(mail.get('cc')).toBe(asker.address)
  expect(mail.get('subject')).toBe(written.subject)
  expect(mail.get('body')).toBe(
    'Hi Joost, Mara Lind asked me to pass this on:\r\n\r\nOne\r\nTwo\r\nmara@halyard.example',
  )
})

test('nothing that a private request passes on has the name or the address of the asker, before the target says yes', () => {
  const blind = { ...passedOn, isBlind: true }
  const consent = { to: 'joost@kade.example', link: 'https://wellmet.test/x', isEdited: true, text: written.text }
  const forwarded = forwardMail({ ...people, ...written, to: 'ana@northgate.example', isBlind: true, isEdited: true })
  const sent = [
    decodeURIComponent(mailtoOf(blind)),
    JSON.stringify({ ...forwarded, sender: null }),
    ...(['asker', 'connector'] as const).map((addressFrom) =>
      JSON.stringify({ ...consentMail({ ...people, ...consent, isBlind: true, addressFrom }), sender: null }),
    ),
  ]
  expect(sent.map((text) => findAskerIn(text, asker))).toEqual(sent.map(() => null))
  expect(forwarded).not.toHaveProperty('replyTo')
  expect(forwarded).not.toHaveProperty('inNameOf')
  expect(read(mailtoOf(blind)).get('cc')).toBeNull()
})

test('without a name the text ends with whom to tell that one would like to know more', () => {
  const unnamed = { text: 'One', asker, isBlind: true }
  expect(forwardedText({ ...unnamed, connector: 'Ana Ribeiro' })).toBe(
    'One\n\nIf you would like to know more, tell Ana.',
  )
  expect(forwardedText({ ...unnamed, connector: 'ana@northgate.example' })).toContain('reply to this email')
})

test('an email to forward begins with what it is, and says where the connector edited the words', () => {
  const body = (isEdited: boolean) =>
    textOf(forwardMail({ ...people, ...written, to: 'ana@northgate.example', isBlind: false, isEdited }))
  expect(body(false)).toBe(
    'For you to forward to Joost de Wit. You can delete this line.\n\nOne\nTwo\nmara@halyard.example\n',
  )
  expect(body(true)).toMatch(/^For you to forward to Joost de Wit, edited by you\. You can delete this line\.\n/)
})
