import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { line } from '../people-search/contacts-for-tests.ts'
import { companyLogoSettings, logoAddressOf } from './company-logo.settings.ts'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7])
const closing: (() => unknown)[] = []
afterEach(() => closing.splice(0).map((close) => close()))

/** Serves logos, and remembers what it was asked for. */
async function serveLogos(answer: () => { status: number; body: Buffer | string }) {
  const asked: { url: string | undefined; headers: NodeJS.Dict<string | string[]> }[] = []
  const server = createServer(({ url, headers }, reply) => {
    asked.push({ url, headers })
    const { status, body } = answer()
    reply.writeHead(status, { 'content-type': 'image/svg+xml' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { asked, address: `http://127.0.0.1:${port}/{domain}?size=64` }
}

/** Somebody who sees a company whose domain the directory knows. */
async function worldWith(settings: Record<string, string>) {
  const world = await worldForThisTest(settings)
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', connections([line('Xenia Popov', 'Kade', 'CFO')]))
  await loadDirectory(world.services, [
    JSON.stringify({
      kind: 'place',
      placeKind: 'company',
      name: 'Kade',
      domain: 'kade.example',
      source: 'a register',
      asOf: '2026-01-01',
    }),
  ])
  await world.work()
  const [company] = (await world.as(me).companies.ranked({})).items
  return { world, me, id: company!.id }
}

test('without the setting no logo is asked for', async () => {
  const { world, me, id } = await worldWith({})
  expect(await world.as(me).companyPages.show({ params: { id } })).toMatchObject({ hasLogo: false })
  expect(await world.as(me).companyPages.logo({ params: { id } })).toEqual({ logo: null })
})

test('the server asks for a logo by the domain alone, once, and the page may load nothing from elsewhere', async () => {
  const { asked, address } = await serveLogos(() => ({ status: 200, body: png }))
  const { world, me, id } = await worldWith({ COMPANY_LOGO_URL: address })
  const logo = { logo: `data:image/png;base64,${png.toString('base64')}` }
  expect(await world.as(me).companyPages.show({ params: { id } })).toMatchObject({ hasLogo: true })
  expect(asked).toEqual([])
  expect(await world.as(me).companyPages.logo({ params: { id } })).toEqual(logo)
  expect(await world.as(me).companyPages.logo({ params: { id } })).toEqual(logo)
  expect(asked.map(({ url }) => url)).toEqual(['/kade.example?size=64'])
  const said = JSON.stringify(asked[0]!.headers)
  for (const [what, secret] of Object.entries({ cookie: 'cookie', referer: 'referer', user: me.user.id }))
    expect([what, said.includes(secret)]).toEqual([what, false])
  const { headers } = await fetch(`${world.origin()}/health`)
  expect(headers.get('content-security-policy')).toContain("img-src 'self' data:;")

  const stranger = await world.signUp('Sven Holm')
  await expect(world.as(stranger).companyPages.logo({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('what is no image is no logo, and the answer is kept', async () => {
  let body: Buffer | string = '<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>'
  const { asked, address } = await serveLogos(() => ({ status: 200, body }))
  const { world, me, id } = await worldWith({ COMPANY_LOGO_URL: address })
  const show = () => world.as(me).companyPages.logo({ params: { id } })
  expect(await show()).toEqual({ logo: null })
  body = png
  expect(await show()).toEqual({ logo: null })
  expect(asked).toHaveLength(1)
})

test('a logo has an address only with the setting and a domain', () => {
  const on = { COMPANY_LOGO_URL: 'https://logos.example/{domain}' }
  expect(logoAddressOf({}, 'kade.example')).toBeNull()
  expect(logoAddressOf(on, null)).toBeNull()
  expect(logoAddressOf(on, 'kade.example/../x')).toBe('https://logos.example/kade.example%2F..%2Fx')
  const { COMPANY_LOGO_URL: schema } = companyLogoSettings.shape
  for (const refused of ['http://logos.example/{domain}', 'https://{domain}/logo.png', 'https://logos.example/'])
    expect(schema.safeParse(refused).success).toBe(false)
})
