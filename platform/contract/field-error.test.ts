import { expect, test } from 'vitest'
import { z } from 'zod'
import { inLocale } from '../messages/locale.ts'
import { fieldError } from './field-error.ts'
import { fieldMessages } from './field.messages.ts'
import { EmailAddress, Name, TimeZone } from './shapes.ts'

const messageOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: fieldError }).error?.issues[0]?.message

test.each([
  [Name, undefined, fieldMessages.missing()],
  [Name, '', fieldMessages.tooShort({ minimum: 1 })],
  [Name, 'x'.repeat(121), fieldMessages.tooLong({ maximum: 120 })],
  [Name, 'a\nb', fieldMessages.notOneLine()],
  [Name, 'a\u0000b', fieldMessages.unprintable()],
  [Name, 7, fieldMessages.wrongType({ type: 'string' })],
  [EmailAddress, 'nobody', fieldMessages.notEmail()],
  [TimeZone, 'Europe/Atlantis', fieldMessages.notTimeZone()],
  [z.enum(['app', 'off']), 'x', 'Choose one of these: app or off.'],
  [z.int().min(1), 0, fieldMessages.tooLow({ minimum: 1 })],
  [z.int().max(1_200), 2_000, 'Enter 1,200 or less.'],
  [z.array(z.int()).min(1), [], 'At least 1 item is needed.'],
  [z.array(z.int()).max(2), [1, 2, 3], 'At most 2 items are allowed.'],
  [z.guid(), 'x', fieldMessages.wrongFormat()],
  [z.url(), 'x', fieldMessages.notLink()],
  [z.int().multipleOf(5), 3, 'Enter a multiple of 5.'],
  [z.union([z.int(), z.boolean()]), 'x', fieldMessages.notValid()],
])('the field says what is wrong, case %#', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message)
})

test('a field error is in the current locale, also where the schema has its own', () => {
  for (const value of ['', 'a\nb']) expect(inLocale('en-XA', () => messageOf(Name, value))).toMatch(/^⟦.*⟧$/)
})
