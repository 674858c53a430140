import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const whole = {
  DATABASE_URL: 'postgres://wellmet_app@localhost/wellmet',
  PUBLIC_URL: 'https://wellmet.example',
  SECRET: 'x'.repeat(32),
  VAULT_KEYS: '{}',
  SMTP_URL: 'smtp://localhost:25',
}

test('what is left out has a default', () => {
  expect(readConfig(whole)).toMatchObject({ PORT: 4000, LOG_LEVEL: 'info' })
})

test('everything that is wrong is listed at once, with what it is for', () => {
  const read = () =>
    readConfig({ ...whole, SECRET: 'short', SMTP_URL: undefined, PORT: '99999', PUBLIC_URL: 'wellmet' })
  expect(read).toThrow(ConfigError)
  for (const line of [
    /SECRET needs at least 32 characters/,
    /SMTP_URL is missing \(where mail goes out\)/,
    /PORT/,
    /PUBLIC_URL/,
  ]) {
    expect(read).toThrow(line)
  }
})

test('an empty variable is as good as none', () => {
  expect(readConfig({ ...whole, REDIS_URL: '' }).REDIS_URL).toBeUndefined()
})

test('the folder of sent mail is an IMAP address', () => {
  const url = 'imaps://wellmet:secret@mail.example:993/Sent'
  expect(readConfig({ ...whole, SENT_IMAP_URL: url }).SENT_IMAP_URL).toBe(url)
  expect(() => readConfig({ ...whole, SENT_IMAP_URL: 'https://mail.example/Sent' })).toThrow(/SENT_IMAP_URL/)
})
