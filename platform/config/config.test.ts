import { expect, test } from 'vitest'
import { z } from 'zod'
import { ConfigError, readConfig } from './config.ts'
import { Count, settings } from './settings.ts'

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

const postSettings = settings(
  { POST_URL: z.url().default('https://post.example/v1'), POST_STAMPS: Count.describe('how many there are') },
  ({ POST_URL }) => [POST_URL],
)

test('the settings of an area are read with those of the platform, and only its own are handed to it', () => {
  const config = readConfig({ ...whole, POST_STAMPS: '7', POST_URL: 'http://127.0.0.1:9/v1' }, [postSettings])
  expect(config.get(postSettings)).toEqual({ POST_STAMPS: 7, POST_URL: 'http://127.0.0.1:9/v1' })
  expect(config.trustedOrigins).toEqual(['http://127.0.0.1:9/v1'])
  expect(config).not.toHaveProperty('POST_STAMPS')
  expect(config.PORT).toBe(4000)
})

test('what is wrong in the settings of an area is listed with the rest', () => {
  const read = () => readConfig({ ...whole, SECRET: 'short' }, [postSettings])
  expect(read).toThrow(/SECRET needs at least 32 characters/)
  expect(read).toThrow(/POST_STAMPS is missing \(how many there are\)/)
})

test('settings of an area that was not read are an error, and so is a name that two declare', () => {
  expect(() => readConfig(whole).get(postSettings)).toThrow(/POST_URL, POST_STAMPS/)
  expect(() => readConfig(whole, [postSettings, settings({ POST_URL: z.url() })])).toThrow(/two: POST_URL/)
  expect(() => readConfig(whole, [settings({ PORT: Count })])).toThrow(/two: PORT/)
})
