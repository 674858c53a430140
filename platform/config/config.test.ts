import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { areas } from '../../apps/areas.ts'
import { settingsOf } from '../area.ts'
import { ConfigError, platformSettings, readConfig, secretNames } from './config.ts'
import { Count, settings } from './settings.ts'

const whole = {
  DATABASE_URL: 'postgres://wellmet_app@localhost/wellmet',
  PUBLIC_URL: 'https://wellmet.example',
  SECRET: 'YvXk0s7Qm2uJ9wEr4tLb8nHc1dPf6gZa',
  VAULT_KEYS: '{}',
  SMTP_URL: 'smtp://localhost:25',
  TRUST_PROXY: '1',
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

test.each(['x'.repeat(64), 'password'.repeat(5), 'changeme-changeme-changeme-changeme', '0123'.repeat(10)])(
  'a long secret that is easy to guess is refused: %s',
  (SECRET) => {
    expect(() => readConfig({ ...whole, SECRET })).toThrow(/SECRET is too easy to guess/)
    expect(() => readConfig({ ...whole, SECRET_BEFORE: SECRET })).toThrow(/SECRET_BEFORE is too easy to guess/)
  },
)

test('an empty variable is as good as none', () => {
  expect(readConfig({ ...whole, REDIS_URL: '' }).REDIS_URL).toBeUndefined()
})

test('a secret can be given as a file, and only a secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  writeFileSync(file, `${whole.SECRET}\n`)
  const fromFile = { ...whole, SECRET: undefined, SECRET_FILE: file, HOST_FILE: file }
  expect(readConfig(fromFile)).toMatchObject({ SECRET: whole.SECRET, HOST: '127.0.0.1' })
  expect(() => readConfig({ ...fromFile, SECRET: whole.SECRET })).toThrow('SECRET and SECRET_FILE are both set')
  expect(() => readConfig({ ...fromFile, SECRET_FILE: `${file}s` })).toThrow(/SECRET_FILE cannot be read.*ENOENT/)
})

test('a folder with a file for each secret needs no other setting, and a file that nothing reads is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'secret'), `${whole.SECRET}\n`)
  const fromFolder = { ...whole, SECRET: undefined, SECRETS_FOLDER: folder }
  expect(readConfig(fromFolder, settingsOf(areas))).toMatchObject({ SECRET: whole.SECRET })
  expect(() => readConfig({ ...fromFolder, SECRET: whole.SECRET })).toThrow('SECRET and SECRET_FILE are both set')
  writeFileSync(join(folder, 'sekret'), 'x')
  mkdirSync(join(folder, '..data'))
  expect(() => readConfig(fromFolder, settingsOf(areas))).toThrow(/has a file sekret, and no secret setting/)
})

test('what sounds like a secret is marked as one', () => {
  const All = z.object({ ...platformSettings, ...Object.assign({}, ...settingsOf(areas).map(({ shape }) => shape)) })
  const secrets = new Set(secretNames(All))
  const named = Object.keys(All.shape).filter((name) =>
    /SECRET(?!S_FOLDER)|_KEYS?$|TOKEN(?!_URL)|PASSWORD|^(?:DATABASE|BACKUP|REDIS|SMTP).*_URL/.test(name),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !secrets.has(name))).toEqual([])
})

test('the folder of sent mail is an IMAP address', () => {
  const url = 'imaps://wellmet:secret@mail.example:993/Sent'
  expect(readConfig({ ...whole, SENT_IMAP_URL: url }).SENT_IMAP_URL).toBe(url)
  expect(() => readConfig({ ...whole, SENT_IMAP_URL: 'https://mail.example/Sent' })).toThrow(/SENT_IMAP_URL/)
})

const postSettings = settings(
  { POST_URL: z.url().default('https://post.example/v1'), POST_STAMPS: Count.describe('how many there are') },
  {
    trustedOrigins: ({ POST_URL }) => [POST_URL],
  },
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

test('"true" is no answer to which proxies are trusted, and the refusal says what to write', () => {
  expect(() => readConfig({ ...whole, TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY needs the number of proxies/)
})

test('behind https there is a proxy, and it has to be named', () => {
  expect(() => readConfig({ ...whole, TRUST_PROXY: undefined })).toThrow(/TRUST_PROXY .* all users would count as one/)
  expect(readConfig({ ...whole, TRUST_PROXY: undefined, PUBLIC_URL: 'http://localhost:4000' })).toBeTruthy()
})

const elsewhere: [setting: string, plain: string, secure: string][] = [
  ['DATABASE_URL', 'postgres://wellmet_app@db.internal/wellmet', 'postgres://a@db.internal/w?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://a@db.internal/w?sslmode=require', 'postgres://a@%2Frun%2Fpostgresql/w'],
  ['DATABASE_URL', 'postgres://a@db.internal/w?sslmode=disable', 'postgres://a@127.0.0.1/w'],
  ['DATABASE_DIRECT_URL', 'postgres://a@db.internal/w', 'postgres://a@db.internal/w?sslmode=verify-full'],
  ['REDIS_URL', 'redis://cache.internal:6379', 'rediss://cache.internal:6379'],
  ['REDIS_URL', 'redis://127.0.0.1.evil.example:6379', 'redis://[::1]:6379'],
  ['SMTP_URL', 'smtp://mail.internal:25?ignoreTLS=true', 'smtp://mail.internal:25'],
  ['SMTP_URL', 'smtp://mail.internal:25?requireTLS=false', 'smtps://mail.internal:465'],
  ['PUBLIC_URL', 'http://wellmet.internal', 'https://wellmet.internal'],
]

test.each(elsewhere)('%s without TLS leaves this machine only to hosts that are named: %s', (name, plain, secure) => {
  const host = new URL(plain).hostname
  expect(() => readConfig({ ...whole, [name]: plain })).toThrow(new RegExp(`${name}.*${host} in PLAINTEXT_HOSTS`))
  expect(readConfig({ ...whole, [name]: plain, PLAINTEXT_HOSTS: `other, ${host}` })).toBeTruthy()
  expect(readConfig({ ...whole, [name]: secure })).toBeTruthy()
})
