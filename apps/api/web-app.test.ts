import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showWebApp } from './web-app.ts'

let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-app-'))
  await copyFile(new URL('../web/index.html', import.meta.url), join(folder, 'index.html'))
  await copyFile(new URL('../web/public/share.png', import.meta.url), join(folder, 'share.png'))
  app = Fastify()
  await showWebApp(app, 'https://intros.example/', folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a preview of a link shows title, description and picture, by whole addresses', async () => {
  const { body, headers } = await get('/')
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  expect(headers).not.toHaveProperty('x-robots-tag')
  expect(body).toContain('property="og:title"')
  expect(body).toContain('property="og:url" content="https://intros.example/"')
  expect(body).toContain('property="og:image" content="https://intros.example/share.png"')
  expect(body).not.toContain('content="/')
})

test('the picture has the size that the page says', async () => {
  const { rawPayload, statusCode } = await get('/share.png')
  expect(statusCode).toBe(200)
  expect(rawPayload.length).toBeLessThan(100_000)
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
})

test('the page of a guest says nothing about them, and search engines leave it out', async () => {
  const guest = await get('/guest/asks/secret-token?name=Ana')
  expect(guest.body).toBe((await get('/')).body)
  expect(guest.headers).toMatchObject({ 'x-robots-tag': 'noindex' })
  expect((await get('/index.html')).body).toBe(guest.body)
})

test('whoever has the page gets no second copy, and others a compressed one', async () => {
  const first = await get('/', { 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  const again = await get('/sign-in', { 'if-none-match': String(first.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
