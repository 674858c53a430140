import { z } from 'zod'
import type { ProviderResponse, ProviderRequest } from '../../engine/provider.ts'

/** As many as a page may hold, and ids that stay when something is moved; the header is a wish. */
const prefer = 'odata.maxpagesize=500, IdType="ImmutableId"'

const Delta = z.object({
  value: z.array(z.looseObject({ id: z.string() })).default([]),
  '@odata.nextLink': z.string().optional(),
  '@odata.deltaLink': z.string().optional(),
})

export interface DeltaPage {
  rows: ({ id: string } & Record<string, unknown>)[]
  /** The ids of what is not there any more. */
  removed: string[]
  /** The link of the next page; null on the last one. An empty page can have one too. */
  next: string | null
  /** From where changes are told; only with the last page. */
  delta: string | null
}

export async function getDeltaPage(request: ProviderRequest, link: string): Promise<DeltaPage> {
  const page = Delta.parse((await request(link, { headers: { prefer } })).json())
  return {
    rows: page.value.filter((row) => !('@removed' in row)),
    removed: page.value.filter((row) => '@removed' in row).map(({ id }) => id),
    next: page['@odata.nextLink'] ?? null,
    delta: page['@odata.deltaLink'] ?? null,
  }
}

/** 410, whatever it calls it; also in the middle of paging. Older answers have 400 with the same code. */
export const isStateLost = (answer: ProviderResponse): boolean =>
  answer.status === 410 || (answer.status === 400 && /syncStateNotFound|resyncRequired/i.test(answer.text()))
