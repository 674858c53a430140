import '@wellmet/introductions/guest-pages/guest-pages.messages.de.ts'
import type { AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { inLocale } from '@wellmet/platform/messages/locale.ts'
import { expect, test } from 'vitest'
import { formatDay } from '../../kit/dates.ts'
import { doneWords } from './ask-page-words.ts'

const answered = (state: AskPage['state'], more: Partial<AskPage> = {}): AskPage =>
  ({
    state,
    asker: { name: 'Mara Lind', workspace: 'Halyard', address: 'mara@halyard.example' },
    target: { name: 'Joost de Wit', title: null, company: null },
    rules: null,
    laterUntil: null,
    isBlind: false,
    outcomeEmail: 'will',
    ...more,
  }) as AskPage

test('an email about the news is promised only while one will come', () => {
  for (const state of ['sent', 'name_drop', 'introduced', 'ask_target'] as const) {
    expect(doneWords(answered(state)).text).toContain('We’ll email you once, when there is news.')
    for (const outcomeEmail of ['did', 'wont'] as const)
      expect(doneWords(answered(state, { outcomeEmail })).text).not.toContain('We’ll email you')
  }
})

test('who passed a private request on is asked again to keep the name out', () => {
  const { title, text } = doneWords(answered('sent', { isBlind: true }))
  expect(title).toBe('Thank you, it is passed on without a name')
  expect(text).toBe('Please keep the name of Mara out until Joost says yes. Then tell Mara.')
})

test('a German day ends with a stop, and no sentence adds a second one', () => {
  const day = inLocale('de', () => formatDay(`${new Date().getUTCFullYear()}-12-17`))
  expect(inLocale('de', () => guestPagesMessages.savedLater({ day }))).not.toContain('..')
})
