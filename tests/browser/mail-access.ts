import type { Page } from 'playwright-core'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import { asker } from './connected-product.ts'
import type { Product } from './product.ts'

/** As a page of the product does it. Throws what was answered, if it is no success. */
export const post = async (
  page: Page,
  { address }: Pick<Product, 'address'>,
  path: string,
  data: unknown,
  type = 'application/json',
) => {
  const headers = { origin: address, 'content-type': type }
  const answer = await page.request.post(`${address}${path}`, { headers, data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as { id: string }
}

/** Connects the mailbox of the asker at Google, with what Wellmet may do in it. */
export async function allowEmail(product: Product, page: Page, uses: readonly string[]): Promise<void> {
  const get = async (path: string) => (await page.request.get(`${product.address}${path}`)).json()
  const back = async (url: string) => (await clickThrough(url, { account: asker.email })).search
  const { url } = (await get('/api/dashboard/google/oauth/start')) as { url: string }
  const { id } = (await get(`/api/dashboard/google/oauth/callback${await back(url)}`)) as { id: string }
  const asked = (await post(page, product, '/api/outreach/mail-access', { accountId: id, uses })) as unknown as {
    consent: { url: string }
  }
  await get(`/api/outreach/mail-access/callback${await back(asked.consent.url)}`)
}
