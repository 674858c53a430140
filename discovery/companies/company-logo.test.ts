import { expect, test } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'
import { companyLogoSettings, logoUrlOf } from './company-logo.settings.ts'

const imagesAllowed = async (settings: Record<string, string>) => {
  const world = await worldForThisTest(settings)
  const { headers } = await fetch(`${world.origin()}/health`)
  return /img-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
}

test('images come from elsewhere only where the operator allows logos', async () => {
  expect(await imagesAllowed({})).toBe("'self' data:")
  const allowed = await imagesAllowed({ COMPANY_LOGO_URL: 'https://logos.example/{domain}?size=64' })
  expect(allowed).toBe("'self' data: https://logos.example")
})

test('a logo has an address only with the setting and a domain', () => {
  const on = { COMPANY_LOGO_URL: 'https://logos.example/{domain}' }
  expect(logoUrlOf({}, 'kade.example')).toBeNull()
  expect(logoUrlOf(on, null)).toBeNull()
  expect(logoUrlOf(on, 'kade.example/../x')).toBe('https://logos.example/kade.example%2F..%2Fx')
  const { COMPANY_LOGO_URL: schema } = companyLogoSettings.shape
  for (const refused of ['http://logos.example/{domain}', 'https://{domain}/logo.png', 'https://logos.example/'])
    expect(schema.safeParse(refused).success).toBe(false)
})
